"""Notifications for players who are away: Web Push, webhook, feed."""
