import { describe, expect, it } from 'vitest';
import { createTexts, translateFor } from './translate.ts';

function open() {
  const missing: string[] = [];
  const texts = createTexts(
    {
      'en-US': {
        hello: 'Hello {{name}}',
        car: 'car',
        only: 'English',
        days_one: '{{count}} day',
        days_other: '{{count}} days',
      },
      'es-ES': { car: 'coche', hello: 'Hola {{name}}' },
      'es-AR': { car: 'auto', hello: '' },
      hr: { days_one: '{{count}} dan', days_few: '{{count}} dana', days_other: '{{count}} dana (više)' },
      lt: { days_one: '{{count}} diena', days_few: '{{count}} dienos', days_other: '{{count}} dienų' },
      pl: { days_one: '{{count}} dzień', days_few: '{{count}} dni', days_many: '{{count}} dni (wiele)' },
      ru: { days_one: '{{count}} день', days_few: '{{count}} дня', days_many: '{{count}} дней' },
    },
    (key) => void missing.push(key),
  );
  return {
    missing,
    say: (language: string, key: string, values?: Record<string, string | number>) =>
      translateFor(texts, language)(key, values),
  };
}

describe('a built-in text', () => {
  it.each([
    ['its own', 'es-AR', 'car', 'auto'],
    ['that of its language, in another variant', 'es-MX', 'car', 'coche'],
    ['that of its language, for an empty one', 'es-AR', 'hello', 'Hola Ana'],
    ['the English one', 'es-AR', 'only', 'English'],
  ])('is %s', (_why, language, key, expected) => {
    const { say, missing } = open();
    expect(say(language, key, { name: 'Ana' })).toBe(expected);
    expect(missing).toEqual([]);
  });

  it('is empty and reported where no language has it, and never its key', () => {
    const { say, missing } = open();
    expect(say('hr', 'gone.key')).toBe('');
    expect(missing).toEqual(['gone.key']);
  });

  it('is empty for a name that holds texts and is none', () => {
    const texts = createTexts({ 'en-US': { area: { text: 'x' } } }, () => undefined);
    expect(translateFor(texts, 'en-US')('area.text')).toBe('x');
  });

  it('puts values in as they are, for React escapes them', () => {
    expect(open().say('en-US', 'hello', { name: '<b>&' })).toBe('Hello <b>&');
  });
});

describe('the plural form', () => {
  it.each([
    ['hr', 1, '1 dan'],
    ['hr', 3, '3 dana'],
    ['hr', 5, '5 dana (više)'],
    ['hr', 11, '11 dana (više)'],
    ['hr', 21, '21 dan'],
    ['lt', 1, '1 diena'],
    ['lt', 3, '3 dienos'],
    ['lt', 11, '11 dienų'],
    ['lt', 21, '21 diena'],
    ['pl', 1, '1 dzień'],
    ['pl', 3, '3 dni'],
    ['pl', 12, '12 dni (wiele)'],
    ['pl', 21, '21 dni (wiele)'],
    ['ru', 1, '1 день'],
    ['ru', 3, '3 дня'],
    ['ru', 12, '12 дней'],
    ['ru', 21, '21 день'],
    ['en-US', 1, '1 day'],
    ['en-US', 21, '21 days'],
  ])('in %s of %s is %s', (language, count, expected) => {
    expect(open().say(language, 'days', { count })).toBe(expected);
  });
});
