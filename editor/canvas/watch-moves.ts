/** Pictures and fonts that arrive late, or never, move what is below them, and so does what is typed. */
const MOVES = ['load', 'error', 'input'];

/**
 * Calls back whenever elements of a frame may be elsewhere than before.
 * @param container stands exactly above the frame
 * @param onMove `isResized`: the frame itself has another size
 * @returns stops
 */
export function watchMoves(
  frame: Document,
  container: HTMLElement,
  onMove: (isResized: boolean) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const sizes = new ResizeObserver((entries) => onMove(entries.some(({ target }) => target === container)));
  sizes.observe(frame.body);
  sizes.observe(container);
  const move = () => onMove(false);
  for (const type of ['scroll', ...MOVES])
    frame.addEventListener(type, move, { passive: true, capture: true, signal });
  frame.defaultView?.addEventListener('resize', move, { signal });
  return () => {
    stop.abort();
    sizes.disconnect();
  };
}
