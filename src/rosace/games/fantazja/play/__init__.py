"""Playing strength: what playouts prefer, and what learners are shown."""
