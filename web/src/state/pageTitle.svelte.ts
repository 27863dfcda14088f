// What the title of the page says that only the page itself knows.

export const pageTitle = $state({ isTurn: false, place: "" });
