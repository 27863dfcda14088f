"""Everything said or drawn for people: prompts, events, reasons, the terminal, pictures."""
