### The browser client.
