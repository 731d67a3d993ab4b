"""Before and around play: the title, a new town, creating a person, moving, a guided look, about, the doctor."""
