// The looks of the boards, each game's usual one first. A board draws them by `data-board-theme-GAME` of the page,
// and names them in messages: web-board-theme-sagrada-daylight.

export const BOARD_THEMES: Readonly<Record<string, readonly string[]>> = {
  basilica: ["stone", "vellum"],
  sagrada: ["cathedral", "daylight"],
  fantazja: ["meadow", "night-isle"],
};
