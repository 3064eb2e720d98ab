/** Why a booking was not made: the car is unavailable, or the booking failed; `null` where none was tried. */
export function reasonOf(search: URLSearchParams): 'unavailable' | 'failed' | null {
  if (search.get('reason') === 'gone') return 'unavailable';
  return search.has('reason') || search.has('modelId') ? 'failed' : null;
}
