"""Tables on the network: HTTP and sockets, storage, and the computer players that sit there."""
