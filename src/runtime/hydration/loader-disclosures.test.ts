// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { start } from './disclosures.ts';

vi.mock('./start-loader.ts', () => ({ startLoader: () => undefined }));
vi.mock('./navigation.ts', () => ({ start: () => undefined }));
vi.mock('./disclosures.ts', () => ({ start: vi.fn() }));

vi.stubGlobal('reportError', vi.fn());
afterEach(() => vi.resetModules());

it.each(['click', 'focusin'])(
  'menus get their behaviour with the first %s, not by one that is served open',
  async (type) => {
    document.body.innerHTML = '<details open><summary>Filters</summary></details>';
    const details = document.querySelector('details') as HTMLDetailsElement;
    vi.mocked(start).mockClear();
    await import('./loader.ts');
    details.dispatchEvent(new Event('toggle'));
    await vi.dynamicImportSettled();
    expect(start).not.toHaveBeenCalled();
    details.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.dynamicImportSettled();
    expect(start).toHaveBeenCalled();
  },
);
