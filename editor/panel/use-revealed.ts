import { type RefObject, useEffect, useRef, useState } from 'react';
import type { JsonPath } from '../document/json-path.ts';
import { useRevealedField } from './fields.ts';
import type { RevealedField } from './revealed-field.ts';

/** What is reached by the keyboard in a field, the chosen one of several choices first. */
const REACHED = ['input:checked', 'input, textarea, button, select'];

const startsWith = (path: JsonPath, start: JsonPath) =>
  start.length <= path.length && start.every((step, at) => path[at] === step);

/** The field that is asked for, where it is one of these or inside of them. */
function useRevealed(paths: readonly JsonPath[]): RevealedField | null {
  const revealed = useRevealedField();
  return revealed && paths.some((path) => startsWith(revealed.path, path)) ? revealed : null;
}

/** Whether fields that can be folded are open: as they start, until somebody changes it or asks for one of them. */
export function useFold(
  startsOpen: boolean,
  paths: readonly JsonPath[],
): readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [known, setKnown] = useState<RevealedField | null>(null);
  const revealed = useRevealed(paths);
  if (revealed && revealed !== known) {
    setKnown(revealed);
    setIsOpen(true);
  }
  return [isOpen, setIsOpen];
}

function focusControl(holder: HTMLElement) {
  for (const reached of REACHED) {
    // A list has a second control for forms, which nobody sees; a name may have a button beside it.
    const control = [...holder.querySelectorAll<HTMLElement>(reached)].find(
      (one) => one.closest('[aria-hidden=true], .label') === null,
    );
    if (!control) continue;
    control.scrollIntoView({ block: 'center' });
    return control.focus();
  }
}

/** Takes the focus to the control inside when its field is asked for, unless a field inside of it is meant. */
export function useFocusWhenRevealed(
  path: JsonPath,
  hasInside: (next: string | number) => boolean,
): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const revealed = useRevealed([path]);
  const next = revealed?.path[path.length];
  const isMeant = revealed !== null && (next === undefined || !hasInside(next));
  useEffect(() => {
    const holder = container.current;
    if (!isMeant || !holder) return undefined;
    focusControl(holder);
    // A control that has loaded what can be chosen replaces the one before it, which takes the focus with it.
    const replaced = new MutationObserver(() => {
      if (document.activeElement === document.body) focusControl(holder);
    });
    replaced.observe(holder, { childList: true, subtree: true });
    const movedOn = ({ target }: FocusEvent) => {
      if (!holder.contains(target as Node)) replaced.disconnect();
    };
    document.addEventListener('focusin', movedOn);
    return () => {
      replaced.disconnect();
      document.removeEventListener('focusin', movedOn);
    };
  }, [isMeant, revealed]);
  return container;
}
