/** Why a booking was not made: somebody was quicker, or it did not work; `null` where none was tried. */
export function reasonOf(search: URLSearchParams): 'unavailable' | 'failed' | null {
  if (search.get('reason') === 'gone') return 'unavailable';
  return search.has('reason') || search.has('modelId') ? 'failed' : null;
}
