/** Id of the dialog of a Modal, by the anchor of the Modal or the id of its node. */
export const dialogId = (name: string): string => `${name}-dialog`;

/**
 * Attributes with which a button opens or closes a dialog: browsers do that by themselves, older ones by
 * `runtime/hydration/modals.ts`.
 */
export const dialogCommand = (command: 'show-modal' | 'close', dialog: string): object => ({
  command,
  commandfor: dialog,
});
