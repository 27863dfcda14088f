"""Everything people read or see: prompts, events, reasons, the terminal, pictures."""
