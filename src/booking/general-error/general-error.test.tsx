// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

describe('GeneralError', () => {
  it('[ERR-02] has a title, a message and a go-home button', async () => {
    const body = await showExample('GeneralError', 'error');
    expect(body.querySelector('h1')?.textContent).toBe('Something went wrong');
    expect(body.textContent).toContain('Try again in a moment.');
    const home = [...body.querySelectorAll('a')].find((link) => link.textContent === 'Go to the home page');
    expect(home?.getAttribute('href')).toBe('/en-US/');
  });

  it('offers two ways on where a draft is not open to the visitor', async () => {
    const body = await showExample('GeneralError', 'preview-refused');
    expect([...body.querySelectorAll('a')].map(({ pathname }) => pathname)).toEqual([
      '/en-US/',
      '/en-US/search',
    ]);
  });

  it('asks the visitor to wait after too many requests, with a button to try again', async () => {
    const body = await showExample('GeneralError', 'too-many-requests');
    expect(body.querySelector('h1')?.textContent).toBe('Please wait a few minutes');
    expect(body.textContent).not.toContain('our fault');
    expect([...body.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Try again',
      'Go to the home page',
    ]);
  });

  it('leads back to the address that failed, its query kept', async () => {
    const body = await showExample('GeneralError', 'error', { routeId: 'fleet', search: 'modelId=7' });
    const again = [...body.querySelectorAll('a')].find((link) => link.textContent === 'Try again');
    expect(again?.getAttribute('href')).toBe('/en-US/fleet?modelId=7');
  });
});
