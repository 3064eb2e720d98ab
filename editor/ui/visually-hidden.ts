/** Declarations by which screen readers alone have what others have no room for. */
export const VISUALLY_HIDDEN =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;';
