import { afterEach, expect, it, vi } from 'vitest';
import { createSingleton } from './singleton.ts';

afterEach(() => vi.unstubAllGlobals());

it('makes one value, when it is first asked for', () => {
  vi.stubGlobal('document', {});
  const create = vi.fn(() => ({}));
  const get = createSingleton('thing', create);
  expect(create).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(create).toHaveBeenCalledOnce();
});

it('makes none on the server, where all visitors would share it', () => {
  expect(createSingleton('thing', () => ({}))).toThrow('thing is for the browser');
});
