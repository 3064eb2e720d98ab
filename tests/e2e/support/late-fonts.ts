import type { BrowserContext } from 'playwright';

/**
 * Shows fonts on every page of a context however late they come, so that what a test sees does not depend on how busy the machine is. Pages leave out those that are not there at once, see `FontDisplay`.
 */
export const showLateFonts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // While the page arrives, before anything is laid out.
    const observer = new MutationObserver(() => {
      for (const face of document.fonts) face.display = 'swap';
    });
    observer.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => observer.disconnect());
  });
