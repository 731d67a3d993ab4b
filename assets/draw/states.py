"""Drawn soon."""
from assets.draw.canvas import PAINTERS, STATE_PAINTERS, block
from assets.draw.catalogue import STAMPS, STATES
from assets.draw.palette import WOOD, LEAF
def q(c, name):
    if name.startswith("tree"):
        c.ellipse(4,4,c.w-8,c.h-16,LEAF[2]); c.rect(c.w//2-4,c.h-16,8,12,WOOD[1])
    elif c.h==32 and c.w==32:
        block(c,4,8,24,10,10,WOOD)
    else:
        block(c,2,8,c.w-4,c.h//2-8,c.h//2-4,WOOD)
    c.outline(); c.slab(3,c.h-4,c.w-4,4)
for s in STAMPS: PAINTERS.setdefault(s.name,q)
for s in STATES: STATE_PAINTERS.setdefault(s, lambda c,n,f: q(c,n))
