"""What several cards share: bases of their powers, and small things that they need."""
