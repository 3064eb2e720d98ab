/**
 * Does an effect's work in a task of its own: browsers take input before it, and what hydrates is not longer for it.
 * @param work may return what ends it
 * @returns ends it, or has it never begin
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
