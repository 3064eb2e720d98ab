import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Ofertas de verão', 'ofertas-de-verao'],
  ['Über uns & Größe', 'ueber-uns-groesse'],
  ['Đakovo – Čakovec', 'dakovo-cakovec'],
  ['  50 % off!  ', '50-off'],
  ['Прокат авто', 'прокат-авто'],
  ['Чёрный перевал', 'чёрный-перевал'],
  ['¿?', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['a'.repeat(90), 'a'.repeat(80)],
])('the path of "%s" is "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
