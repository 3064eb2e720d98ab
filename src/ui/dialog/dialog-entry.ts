/** State of an entry of the browser's history that was added as a dialog opened. */
export const DIALOG_ENTRY = 'dialog';
