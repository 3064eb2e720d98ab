/** Widths of the window, in pixels, from which there is room for what is named. */

/** A list beside what is chosen in it, and the outline beside the canvas. */
export const LIST_ROOM = 800;

/** The properties beside the canvas, and the top bar in one line. */
export const PROPERTIES_ROOM = 1024;

/** All tools of a page in the top bar, in each language. */
export const TOOLS_ROOM = 1280;

/** Beside these the whole way to the page. */
export const WAY_ROOM = 1440;

/** Beside that in words whether it is saved. */
export const WORDS_ROOM = 1600;

/** Beside that in words what icons stand for. */
export const LABELS_ROOM = 1760;
