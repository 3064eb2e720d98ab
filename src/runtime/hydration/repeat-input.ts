type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Notes what visitors (or the browser's autofill) have put into the fields of an island that is about to be
 * hydrated, static content included: React would use the served values. @returns repeats the input for React, after hydration
 */
export function noteInput(host: Element): () => void {
  const repeats = [...host.querySelectorAll<Field>('input,select,textarea')]
    .filter((field) => field.closest('[data-island]') === host)
    .map(noteField);
  return () => {
    for (const repeat of repeats) repeat?.();
  };
}

function noteField(field: Field): (() => void) | null {
  const { value, type } = field;
  const fire = (name: string) => field.dispatchEvent(new Event(name, { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    if ([...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected))
      return null;
    return () => {
      field.value = value;
      fire('change');
    };
  }
  if (type === 'file') return value ? () => fire('change') : null;
  if (type === 'checkbox' || type === 'radio') {
    const { checked, defaultChecked } = field as HTMLInputElement;
    // Of two radio buttons that changed, the one that is on now switches the other off.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
    return () => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    };
  }
  if (value === field.defaultValue) return null;
  return () => {
    const { selectionStart, selectionEnd, defaultValue } = field;
    // React notices what is set on the element and takes an event without a change for a repetition: so the
    // served value is set on the element, the visitor's by the prototype.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    fire('input');
  };
}
