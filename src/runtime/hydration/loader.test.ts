// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://cars.example/de/angebote?modelId=7#prices" }
import { beforeAll, describe, expect, it, vi } from 'vitest';

/** The page of this test, which can be given another address. */
declare const jsdom: { readonly reconfigure: (settings: { readonly url: string }) => void };

const links = `
  <a id="plain" href="/hr/ponude" data-set-language="hr">Hrvatski</a>
  <a id="own" href="/hr/vozila?modelId=9" data-set-language="hr">Hrvatski</a>
  <a id="other" href="/de/kontakt">Kontakt</a>`;

beforeAll(async () => {
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('reportError', vi.fn());
  document.documentElement.lang = 'de';
  document.body.innerHTML = links;
  localStorage.setItem('language', 'hr');
  await import('./loader.ts');
  const { start } = await import('./disclosures.ts');
  start();
  // The test stays where it is.
  document.addEventListener('click', (event) => event.preventDefault());
});

describe('the language of a page', () => {
  it('[LANG-07] is stored as soon as the page is shown, in place of the one before', () => {
    expect(localStorage.getItem('language')).toBe('de');
    expect(document.cookie).toBe('language=de');
  });

  it.each([
    ['keeps query and place', 'plain', '/hr/ponude?modelId=7#prices'],
    ['keeps a query that the link has of its own', 'own', '/hr/vozila?modelId=9#prices'],
    ['is no matter of other links', 'other', '/de/kontakt'],
  ])('[LANG-07] when it is changed %s', (_why, id, address) => {
    const link = document.getElementById(id) as HTMLAnchorElement;
    link.click();
    expect(link.pathname + link.search + link.hash).toBe(address);
  });
});

// Last, because each of these starts another loader on the page.
describe('the cookie of the language', () => {
  it.each([
    ['https:', ';secure'],
    ['http:', ''],
  ])('is sent over %s with what that protocol allows', async (protocol, ending) => {
    const cookies = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
    jsdom.reconfigure({ url: `${protocol}//cars.example/de/` });
    vi.resetModules();
    await import('./loader.ts');
    expect(cookies.mock.calls).toEqual([[`language=de;path=/;max-age=31536000;samesite=lax${ending}`]]);
    vi.restoreAllMocks();
  });
});
