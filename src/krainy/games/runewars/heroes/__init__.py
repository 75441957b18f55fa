"""Heroes, their rewards, the quest phase and attribute tests."""
