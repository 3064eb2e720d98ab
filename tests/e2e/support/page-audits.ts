import type { Page } from 'playwright';

/** How far the shape of a picture may be from that of its file, as Lighthouse allows. */
const MOST_DISTORTION = 0.05;

/** In the page: what it fails of the audits that a document alone can tell. */
function failedAudits(mostDistortion: number): readonly string[] {
  const contentOf = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  const failed = Object.entries({
    doctype: document.compatMode === 'CSS1Compat' && document.doctype?.name === 'html',
    charset: document.characterSet === 'UTF-8',
    viewport: /width=device-width/.test(contentOf('viewport')),
    'meta-description': contentOf('description').trim() !== '',
  }).flatMap(([audit, isPassed]) => (isPassed ? [] : [audit]));
  const uncrawlable = [...document.querySelectorAll('a[href]')].filter((link) =>
    /^(javascript:|$)/i.test(link.getAttribute('href')?.trim() ?? ''),
  );
  const distorted = [...document.images].filter((image) => {
    const { naturalWidth, naturalHeight, width, height } = image;
    // What keeps its shape by itself, or is not drawn, cannot be distorted.
    if (getComputedStyle(image).objectFit !== 'fill' || naturalWidth === 0 || width < 8 || height < 8)
      return false;
    return Math.abs(width / height / (naturalWidth / naturalHeight) - 1) > mostDistortion;
  });
  const named = (audit: string, elements: readonly Element[]) =>
    elements.map((element) => `${audit}: ${element.outerHTML.slice(0, 160)}`);
  return [...failed, ...named('crawlable-anchors', uncrawlable), ...named('image-aspect-ratio', distorted)];
}

/**
 * What a page fails of Lighthouse's best practices and SEO, by the names of its audits. Those of the console are a
 * visit's complaints, those of accessibility are axe's; `search-engines.test.ts` and `head.test.ts` have the addresses.
 */
export const failedAuditsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(failedAudits, MOST_DISTORTION);

/** The fields of a page that refuse what is pasted, as Lighthouse tries it; fields may become interactive by it. */
export const fieldsWithoutPaste = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, textarea')]
      .filter(
        (field) => !field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
      )
      .map((field) => `paste-preventing-inputs: ${field.outerHTML.slice(0, 160)}`),
  );
