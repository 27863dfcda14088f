// The parts of the document title that the current page sets.

export const pageTitle = $state({ isTurn: false, place: "" });
