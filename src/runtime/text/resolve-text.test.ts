import { describe, expect, it } from 'vitest';
import { pickText, resolveText } from './resolve-text.ts';

describe('the text of a language', () => {
  it.each<[why: string, texts: Record<string, string> | undefined, text: string]>([
    ['its own', { 'es-AR': 'auto', 'es-ES': 'coche', 'en-US': 'car' }, 'auto'],
    ['that of the language’s representative', { 'es-CL': 'x', 'es-ES': 'coche', 'en-US': 'car' }, 'coche'],
    ['that of a relative', { 'es-CL': 'auto', 'en-US': 'car' }, 'auto'],
    ['the English', { de: 'Auto', 'en-US': 'car' }, 'car'],
    ['any other', { de: '', hr: 'auto' }, 'auto'],
    ['never an empty one', { 'es-AR': '', 'en-US': 'car' }, 'car'],
    ['none', {}, ''],
    ['none of nothing', undefined, ''],
  ])('is %s', (_why, texts, text) => {
    expect(pickText(texts, 'es-AR')).toBe(text);
  });

  it.each(['constructor', '__proto__', 'toString'])('is none for a language called %s', (language) => {
    expect(pickText({}, language)).toBe('');
  });
});

describe('the text of a key', () => {
  const translations = { de: { a: 'A', only: 'nur' }, 'en-US': { a: 'a', b: 'b' }, hr: { a: '' } };
  it.each<[why: string, key: string, language: string, text: string]>([
    ['its own', 'a', 'de', 'A'],
    ['the English for one that is missing', 'b', 'de', 'b'],
    ['the English for one that is empty', 'a', 'hr', 'a'],
    ['that of any language', 'only', 'hr', 'nur'],
    ['none, and never the key', 'gone', 'de', ''],
    ['none without a key', '', 'de', ''],
    ['none of a name that every object has', 'constructor', 'de', ''],
  ])('is %s', (_why, key, language, text) => {
    expect(resolveText(translations, key, language)).toBe(text);
  });
});
