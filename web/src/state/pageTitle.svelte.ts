// What the title of the page says that only the page itself knows.

export const title = $state({ isTurn: false, place: "" });
