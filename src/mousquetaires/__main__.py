"""``python -m mousquetaires``, and the program ``mousquetaires``: the command line."""

from .native import refusal


def main() -> None:
    """Run the command of this process and end it."""
    refused = refusal()  # before the command line is imported, which needs an engine to tell it
    from .cli import main as command_line

    command_line(refused)


if __name__ == "__main__":
    main()
