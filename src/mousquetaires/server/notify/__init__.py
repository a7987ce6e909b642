"""Notifications for players who are away: web push, webhook, feed."""
