"""The command line of Smallville; everything is in `game`."""

from game.cli import main

if __name__ == "__main__":
    main()
