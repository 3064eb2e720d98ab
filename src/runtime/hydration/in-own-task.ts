/**
 * Does an effect's work in a task of its own, so that hydration ends sooner and the browser can handle input before it.
 * @param work may return a function that ends it
 * @returns cancels the work, or ends it once it has begun
 */
export function inOwnTask(work: () => (() => void) | undefined): () => void {
  let end: (() => void) | undefined;
  const timer = setTimeout(() => {
    end = work();
  });
  return () => {
    clearTimeout(timer);
    end?.();
  };
}
