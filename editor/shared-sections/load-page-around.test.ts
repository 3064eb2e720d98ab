// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { loadPageAround } from './load-page-around.ts';

const HTML = `<!DOCTYPE html><html lang="hr"><head><title>Ponude</title></head><body><header>Adria</header>
<main id="content"><h1 data-node="title">Ponude</h1><div data-node="first"><p data-node="first.title">Tjedna</p></div>
<div data-node="second"><p data-node="second.title">Tjedna</p></div></main></body></html>`;

const showing = (id: string, sharedComponentId: string) => ({
  id,
  type: 'SharedSection',
  v: 1,
  props: { sharedComponentId },
});

/** The page around a shared section, of a draft with these sections. */
async function load(sections: readonly object[], failure?: Error, isArchived = false) {
  const page = isArchived
    ? new Response('', { status: 404 })
    : new Response(HTML, { headers: { 'content-type': 'text/html' } });
  vi.stubGlobal('fetch', async () => page);
  const body = { builder: { format: 1, sections, translations: {} } };
  const api = {
    call: async () => {
      if (failure) throw failure;
      return { body, isArchived } as never;
    },
  };
  const html = await loadPageAround({
    api,
    siteId: 'adria',
    sharedId: 'offer',
    pageId: 'offers',
    language: 'hr',
  });
  return html === null ? null : new DOMParser().parseFromString(html, 'text/html');
}

afterEach(() => void vi.unstubAllGlobals());

describe('the host of a shared section on a page', () => {
  it('is the first one that shows it, empty, in the whole page', async () => {
    const page = await load([showing('first', 'offer'), showing('second', 'offer')]);
    const hosts = [...(page?.querySelectorAll('[data-content-host]') ?? [])];
    expect(hosts).toHaveLength(1);
    expect(hosts[0]?.previousElementSibling?.tagName).toBe('H1');
    expect(hosts[0]?.childNodes).toHaveLength(0);
    expect(page?.querySelector('header')?.textContent).toBe('Adria');
    expect(page?.querySelectorAll('p')).toHaveLength(1);
  });

  it('is not one that shows another section', async () => {
    const page = await load([showing('first', 'news'), showing('second', 'offer')]);
    expect(page?.querySelector('[data-content-host]')?.previousElementSibling?.textContent).toBe('Tjedna');
  });

  it('leaves no ids of the page, which nodes of the section could have too', async () => {
    expect((await load([showing('first', 'offer')]))?.querySelectorAll('[data-node]')).toHaveLength(0);
  });

  it('is none where the page does not show it any more, is archived or is not there', async () => {
    expect(await load([showing('first', 'news')])).toBeNull();
    expect(await load([showing('first', 'offer')], undefined, true)).toBeNull();
    expect(await load([], new ApiError(404, 'no page', 'pageNotFound', null))).toBeNull();
    await expect(load([], new TypeError('no network'))).rejects.toThrow('no network');
  });
});
