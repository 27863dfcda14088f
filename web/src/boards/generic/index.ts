// A board for any game: its picture, and its choices as buttons with words.

import Board from "./Board.svelte";

export { Board };

/** What a game hides this board cannot know: on one sofa the curtain falls between all turns. */
export const secret = (): boolean => true;
