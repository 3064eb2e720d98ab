/** An id as text: it arrives as a text or a number; '' when it is neither. */
export const toId = (value: unknown): string =>
  typeof value === 'number' && Number.isSafeInteger(value)
    ? String(value)
    : typeof value === 'string'
      ? value
      : '';
