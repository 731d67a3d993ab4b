"""Words that turning statements into speech needs to recognise: a table, no logic."""

import re


def words(table: str) -> frozenset[str]:
    """The words of a line, as a set to look them up in."""
    return frozenset(table.split())


VERBS = words(
    """accept ache add admire admit adore advise agree aim allow announce answer apologise apologize appear apply
    appreciate argue arrange arrive ask attend avoid bake be bear beat become beg begin believe belong blame
    bloom borrow bother break bring brush build burn buy call care carry catch celebrate change charge chase
    chat cheer choose claim clean clear climb close code collect come comfort compare compete complain compose
    concentrate conduct consider contact continue cook count cover cross cry cut dance date decide decorate
    deliver demand deny depend deserve design despise develop die dig dine discover discuss dislike do doubt
    draw dream dress drink drive drop earn eat edit embrace enjoy envy escape exercise exhibit expect experiment
    explain explore face fail fall fear feed feel fight file fill film find finish fish fit fix follow forget
    forgive form gain garden gather get give go greet grow guess guide hand handle happen hate have head heal
    hear help hide hire hold hope host hug hurt identify imagine improve inspire intend invent invest invite
    join joke judge jump keep kiss know lack laugh launch lead lean learn leave lecture lend let lie lift like
    listen live long look lose love maintain make manage mark marry matter mean meet mend mention mentor mind
    miss mix mourn move need notice object observe offer open order organise organize owe own pack paint party
    pass pay perform phone pick plan plant play plead polish pour practise practice praise pray prefer prepare
    present press pretend produce promise protect prove publish pull push put qualify quarrel question quit race
    raise read realise realize receive recite recognise recognize recommend record reflect refuse regret
    respect resent rehearse relax remain remember remind rent repair reply rest return ride rise roar row run rush
    save say
    scream search see seem sell send serve settle share shine shop shout show shut sing sit skip sleep smell
    smile smoke speak spend spread stand start stay stop stream stretch stroll struggle study suffer suggest
    support suppose surprise suspect swear swim take talk teach tell tend test thank think throw tidy touch
    train travel treat trust try turn type understand use value visit volunteer vote wait wake walk want warn
    wash waste watch water wear weep welcome whisper whistle win wish wonder work worry wrestle write yell prize
    stock revive dare slap drag weigh behave blush correct knock rely trade shake fume sketch stack chalk tap
    quote fold bargain sew tinker animate mutter nod blink wave wander label imitate telephone hum doze jog swap
    soften detest drape end fetch refuse rank store sip reach tease grin sigh"""
)
"""Plain forms. A word in -s whose plain form is here is taken for a verb after `and`, `but` or a comma."""

PAST = words(
    """was were had did came went saw said told made took found felt left lost met kept gave got heard held knew
    thought wrote read ran sat sold sent spent spoke stood began broke brought built bought caught chose drank
    drove ate fell fought forgot flew grew hid hurt led lay lent let paid put rose sang shut slept stole swam
    taught threw understood woke wore won cut quit became drew shook struck hung swore tore rang sank dug chose rode"""
)

MODALS = words("""will would can could may might must shall should cannot""")

ADVERBS = words(
    """also often never always usually still just really now both already even only soon rarely seldom sometimes
    recently once ever then secretly firmly quietly deeply currently newly mostly mainly simply truly finally
    probably certainly definitely generally hardly barely nearly almost first again today privately openly
    dearly greatly particularly especially desperately badly actually honestly not rather somewhat long"""
)

AFTER_OBJECT = words(
    """with to in on at and or but that when because for from about as by if so very much every again too late
    alone a an the is was has will would can who whom which while before after until since than of into over
    through out up down off away back more most better enough know understand see feel go come take do be think
    say something anything everything nothing only well how what where why twice"""
)
"""After `her`, these show that it was an object (`likes her very much`), not a possessive."""

PLACES_IN_TIME = ("today", "tomorrow", "tonight", "yesterday")

MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")

STOP = words(
    """a an the and or but if of in on at to from for with by about into over through out up down off away back as
    than that this these those there here it its it's is am are was were be been being has have had having do
    does did done doing will would can could may might must shall should cannot not no nor so too very much many
    more most some any every all both each other another such own same just also only even still already now
    then again ever never often always usually sometimes rarely once really quite rather perhaps maybe he she
    they him her them his hers their theirs i me my mine you your yours we us our ours who whom whose which what
    when where why how because while until since after before between around during against without within who's
    what's that's i'm i've i'd i'll you're you've you'd you'll he's she's they're we're let let's lets mean
    means meant intend intends intending want wants wanted wanting plan plans planning planned hold holds
    holding held throw throwing throws host hosts hosting give gives giving gave get gets getting got go goes
    going went gone come comes coming came make makes making made take takes taking took tell tells telling told
    say says saying said talk talks talking talked ask asks asking asked know knows knowing knew think thinks
    thinking thought hear hears heard hearing see sees saw seen seeing seem like likes liked love loves loved
    thing things something anything nothing everything somebody anybody everybody someone anyone everyone nobody
    one people day days today tomorrow tonight yesterday time times hour hours minute minutes week weeks year
    years month months morning afternoon evening night pm o'clock noon midnight lot bit little well good new old
    idea news sure please thanks thank yes yeah hello hi hey bye oh ah hope hopes hoping would've don't doesn't
    didn't can't won't isn't aren't wasn't try tries trying decided determined keen eager curious wonder wonders
    wondering interested long first next last soon later early invite invites inviting invited work works
    working worked looking look looks looked find finds found organise organising organize organizing is's
    january february march april june july august september october november december monday tuesday wednesday
    thursday friday saturday sunday"""
)
"""Words that say nothing about what a sentence is about."""

EXPAND = (
    (re.compile(r"\bI['’]m\b"), "I am"),
    (re.compile(r"\bI['’]ve\b"), "I have"),
    (re.compile(r"\bI['’]d (?=\w+ed\b|been\b)"), "I had "),
    (re.compile(r"\bI['’]d\b"), "I would"),
    (re.compile(r"\bI['’]ll\b"), "I will"),
    (re.compile(r"\b([Ww])e['’]re\b"), r"\1e are"),
    (re.compile(r"\b([Ww])e['’]ve\b"), r"\1e have"),
    (re.compile(r"\b([Yy])ou['’]re\b"), r"\1ou are"),
    (re.compile(r"\b([Yy]ou|[Ww]e|[Tt]hey)['’](ll|ve)\b"), lambda m: f"{m[1]} {'will' if m[2] == 'll' else 'have'}"),
    (re.compile(r"\b([Ww]ho|[Tt]here|[Ii]t|[Ss]he|[Hh]e|[Tt]hat)['’]s\b"), r"\1 is"),
    (re.compile(r"\b(is|are|was|were|has|have|do|does|did|would|could)n['’]t\b"), r"\1 not"),
    (re.compile(r"\bcan['’]t\b"), "cannot"),
    (re.compile(r"\bwon['’]t\b"), "will not"),
)  # fmt: skip
"""Short forms, and how they are written out."""
