"""The version of the environments changes with everything that agents depend on."""

from mousquetaires.env.version import FINGERPRINT, fingerprint


def test_rules_box_numbers_and_observation_are_those_of_this_version() -> None:
    """If this fails, raise VERSION in env/version.py and put the new fingerprint there."""
    assert fingerprint() == FINGERPRINT
