"""Taking part: speaking, whispering, announcing, visiting, changing things and memories."""
