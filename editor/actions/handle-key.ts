import type { ScreenAction } from './action.ts';

type PressedKey = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** Whether a pressed key is a shortcut such as `Control+Shift+Z`. */
export function isShortcut(
  { key, metaKey, ctrlKey, altKey, shiftKey }: PressedKey,
  shortcut: string,
): boolean {
  const names = shortcut.split('+');
  const last = names.at(-1) ?? '';
  const wanted = last === 'Plus' ? '+' : last;
  // Which keys a sign such as `?` takes is up to the keyboard.
  const isSign = wanted.length === 1 && wanted.toLowerCase() === wanted.toUpperCase();
  return (
    key.toLowerCase() === wanted.toLowerCase() &&
    (metaKey || ctrlKey) === names.includes('Control') &&
    (isSign || (altKey === names.includes('Alt') && shiftKey === names.includes('Shift')))
  );
}

/** Where a key was pressed: elements of the frame of the canvas are of no class of this window. */
const elementOf = (target: EventTarget | null): HTMLElement | null =>
  target && 'closest' in target ? (target as HTMLElement) : null;

/** Whether an element takes what is typed. */
export const isField = (target: EventTarget | null): boolean => {
  const element = elementOf(target);
  return element !== null && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));
};

/** In a dialog the keys are those of the dialog. */
const isInDialog = (target: EventTarget | null): boolean =>
  elementOf(target)?.closest('[role=dialog], [role=alertdialog]') != null;

/** Fields of the open document: undoing in them is undoing the document, in whose history what is typed is one step. */
const isOfDocument = (target: EventTarget | null): boolean =>
  elementOf(target)?.closest('[data-panel]') != null;

function works({ worksInFields }: ScreenAction, target: EventTarget | null): boolean {
  if (!isField(target) || worksInFields === 'all') return true;
  return worksInFields === 'document' && isOfDocument(target);
}

/** Does what a pressed key is the shortcut of. */
export function handleKey(event: KeyboardEvent, actions: readonly ScreenAction[]): void {
  const { target } = event;
  if (event.defaultPrevented || isInDialog(target)) return;
  const action = actions.find(
    ({ shortcuts = [], ...one }) =>
      one.run !== null && works(one, target) && shortcuts.some((shortcut) => isShortcut(event, shortcut)),
  );
  if (!action) return;
  const isRun = action.saysWhyNot === true || action.isPossible();
  if (isRun || action.keepsKeys) event.preventDefault();
  if (isRun) action.run?.();
}
