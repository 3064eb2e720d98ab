// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { control, problemAt, showFields } from '../../../../tests/support/form-sections.tsx';

describe('a field for files', () => {
  const sent: { readonly url: URL; readonly body: unknown }[] = [];
  let response: () => Response;
  beforeEach(() => {
    sent.length = 0;
    response = () => Response.json({ id: `id${sent.length}` }, { status: 201 });
    vi.stubGlobal('fetch', async (path: string, { body }: { body: unknown }) => {
      sent.push({ url: new URL(path, 'http://site'), body });
      return response();
    });
  });
  const input = (name: string) =>
    vi.waitFor(() => {
      const element = control(name);
      expect(element.disabled).toBe(false);
      return element;
    });
  async function choose(name: string, ...files: readonly File[]) {
    const element = await input(name);
    Object.defineProperty(element, 'files', { value: files, configurable: true });
    Object.defineProperty(element, 'value', { value: '', writable: true, configurable: true });
    await act(async () => void element.dispatchEvent(new Event('change', { bubbles: true })));
    await input(name);
  }
  const file = (name: string, bytes = 3, type = 'application/pdf') =>
    new File([new Uint8Array(bytes)], name, { type });
  const shown = () => [...document.querySelectorAll('main li > span')].map(({ textContent }) => textContent);

  it('[FORM-10] uploads what is chosen or photographed at once, shows it, and lets it be removed', async () => {
    const answers = await showFields(['driverLicensePhotoFront', 'files'], ['driverLicensePhotoFront']);
    expect((await input('driverLicensePhotoFront')).accept).toContain('image/jpeg');
    expect(document.querySelector('input[capture="environment"]')?.getAttribute('aria-label')).toBe(
      'Driver’s license, front: Take a photo',
    );
    await act(async () => void answers.submit());
    expect(problemAt('driverLicensePhotoFront')).toBe('Driver’s license, front is required.');
    await choose('driverLicensePhotoFront', file('front of it.jpg', 3, 'image/jpeg'));
    expect([sent[0]?.url.pathname, Object.fromEntries(sent[0]?.url.searchParams ?? [])]).toEqual([
      '/api/booking/files',
      { field: 'driverLicensePhotoFront', name: 'front of it.jpg' },
    ]);
    expect(problemAt('driverLicensePhotoFront')).toBe('');
    await choose('driverLicensePhotoFront', file('another.jpg', 3, 'image/jpeg'));
    await choose('files', file('a.pdf'), file('b.pdf'));
    expect(shown().toSorted()).toEqual(['a.pdf', 'another.jpg', 'b.pdf']);
    expect(answers.getState().values).toEqual({
      driverLicensePhotoFront: ['id2 another.jpg'],
      files: ['id3 a.pdf', 'id4 b.pdf'],
    });
    await act(async () => document.querySelector<HTMLElement>('[aria-label="Remove a.pdf"]')?.click());
    expect(answers.getState().values.files).toEqual(['id4 b.pdf']);
  });

  it.each<[why: string, bytes: number, response: () => Response, said: string]>([
    ['is too large', 2_097_153, () => Response.json({}), 'The file is too large.'],
    [
      'is none that is taken',
      3,
      () => Response.json({ errorCode: 'fileRefused' }, { status: 422 }),
      'Please choose a JPEG, PNG, WebP or PDF file.',
    ],
    [
      'does not arrive',
      3,
      () => {
        throw new TypeError('offline');
      },
      'The file could not be uploaded. Please try again.',
    ],
  ])('says so when a file %s, and keeps nothing of it', async (_why, bytes, reply, said) => {
    const answers = await showFields(['files']);
    response = reply;
    await choose('files', file('a.pdf', bytes));
    expect(document.querySelector('main [role="alert"]')?.textContent).toBe(said);
    expect(answers.getState().values.files).toBeUndefined();
  });
});
