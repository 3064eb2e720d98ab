import { expect, it } from 'vitest';
import { withoutSite } from './editor-host.ts';

it.each([
  ['a call', '/sites/andes/api/documents/page', '/api/documents/page'],
  ['the frame of the canvas', '/sites/andes/canvas/page/home', '/canvas/page/home'],
  ['a file', '/sites/andes/media/hero-640.0f3a.webp?v=1', '/media/hero-640.0f3a.webp?v=1'],
  ['a picture without an ending', '/sites/andes/media/andes/hero', '/media/andes/hero'],
  ['the screen of a picture', '/sites/andes/media/hero', '/sites/andes/media/hero'],
  ['the library', '/sites/andes/media', '/sites/andes/media'],
  ['a screen of the editor', '/sites/andes/pages/home', '/sites/andes/pages/home'],
  ['an address of no site', '/operators/me', '/operators/me'],
])('the address of %s is without the site where the site answers it', (_what, url, path) => {
  expect(withoutSite(url)).toBe(path);
});
