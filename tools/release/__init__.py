"""``make release``: the files that a maintainer publishes, built twice, compared and tried out."""
