// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { showFonts } from './show-fonts.ts';

it('shows a stylesheet of fonts when it has loaded, and no other', () => {
  const [late, other] = Array.from({ length: 2 }, () => document.createElement('link'));
  if (!late || !other) throw new Error('no links');
  for (const link of [late, other]) {
    link.rel = 'stylesheet';
    link.media = 'print';
    document.head.append(link);
  }
  late.dataset.font = '';
  showFonts();
  expect(late.media).toBe('print');
  for (const link of [late, other]) link.dispatchEvent(new Event('load'));
  expect([late.media, other.media]).toEqual(['all', 'print']);
});
