import { expect, it } from 'vitest';
import { asciiSlugOf, slugOf } from './slug.ts';

it.each([
  ['Ofertas de verão', 'ofertas-de-verao'],
  ['Über uns & Größe', 'ueber-uns-groesse'],
  ['Đakovo – Čakovec', 'dakovo-cakovec'],
  ['Łódź, Tromsø', 'lodz-tromso'],
  ['½ day ①', '1-2-day-1'],
  ['  50 % off!  ', '50-off'],
  ['Прокат авто', 'прокат-авто'],
  ['Чёрный перевал', 'чёрный-перевал'],
  ['¿?', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['a'.repeat(90), 'a'.repeat(80)],
  ['𐐀'.repeat(90), '𐐨'.repeat(80)],
])('the path of "%s" is "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it.each([
  ['Playa Bávaro', 'playa-bavaro'],
  ['Прокат авто 24', '24'],
  ['Прокат', ''],
])('of the path of "%s", "%s" is in ASCII', (title, slug) => {
  expect(asciiSlugOf(title)).toBe(slug);
});
