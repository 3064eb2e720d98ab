import type { Page } from 'playwright';

/** Runs in every document while it arrives, before anything of it is laid out. */
function swapFonts() {
  const observer = new MutationObserver(() => {
    for (const face of document.fonts) face.display = 'swap';
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}

/**
 * Shows fonts on what a tab opens however late they come, so that what a test sees does not depend on how busy the machine is. Sites leave out those that are not there at once, see `FontDisplay`.
 */
export async function showLateFonts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${swapFonts})()`,
    // Beside the page's own scripts: a frame that forbids those would complain of it.
    worldName: 'fonts',
  });
}
