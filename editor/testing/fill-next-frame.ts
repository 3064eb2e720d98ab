/** Fills the frame that loads next with its `srcdoc`: jsdom opens an empty document in its place. */
export const fillNextFrame = () =>
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLIFrameElement) || !target.contentDocument) return;
      target.contentDocument.documentElement.innerHTML = target.getAttribute('srcdoc') ?? '';
    },
    { capture: true, once: true },
  );
