/** Width of the window, in pixels, below which it has room for one thing at a time. */
export const PHONE_ROOM = 720;
