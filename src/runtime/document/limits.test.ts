import { describe, expect, it } from 'vitest';
import { checkLimits, DocumentError, LIMITS } from './limits.ts';

const reasonOf = (document: unknown): string | null => {
  try {
    checkLimits(document);
    return null;
  } catch (error) {
    if (error instanceof DocumentError) return error.reason;
    throw error;
  }
};

const nested = (levels: number): unknown =>
  levels === 1 ? { id: 'leaf' } : { slots: { content: [nested(levels - 1)] } };
const list = (count: number) => Array.from({ length: count }, () => ({}));
const texts = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 't']));
const deepList = (levels: number): unknown => (levels === 0 ? [] : [deepList(levels - 1)]);

describe('the limits of a document', () => {
  it.each<[why: string, document: unknown, reason: string | null]>([
    ['an empty document', {}, null],
    ['a list', [], 'not-an-object'],
    ['null', null, 'not-an-object'],
    ['[REG-07] twelve levels', { sections: [nested(LIMITS.depth)] }, null],
    ['[REG-07] thirteen levels', { sections: [nested(LIMITS.depth + 1)] }, 'too-deep'],
    ['[REG-07] 2,000 nodes', { sections: [{ slots: { a: list(LIMITS.nodes - 1) } }] }, null],
    ['[REG-07] 2,001 nodes', { sections: [{ slots: { a: list(LIMITS.nodes) } }] }, 'too-many-nodes'],
    [
      '[REG-07] 2,001 nodes in two slots',
      { sections: [{ slots: { a: list(1000), b: list(1000) } }] },
      'too-many-nodes',
    ],
    ['200 sections', { sections: list(LIMITS.sections) }, null],
    ['201 sections', { sections: list(LIMITS.sections + 1) }, 'too-many-sections'],
    ['5,000 texts', { translations: { de: texts(LIMITS.textKeys) } }, null],
    ['5,001 texts', { translations: { de: texts(LIMITS.textKeys + 1) } }, 'too-many-texts'],
    [
      '41 languages',
      { translations: Object.fromEntries(list(LIMITS.languages + 1).map((_, n) => [`l${n}`, {}])) },
      'too-many-texts',
    ],
    ['JSON nested a little', { notes: deepList(20) }, null],
    ['JSON nested without end', { notes: deepList(5000) }, 'too-deep'],
    ['a key __proto__', JSON.parse('{"a":[{"__proto__":{"polluted":1}}]}'), 'forbidden-key'],
    ['a key constructor', { a: { constructor: {} } }, 'forbidden-key'],
    ['a key prototype', { prototype: {} }, 'forbidden-key'],
    ['the words as values', { a: ['__proto__', 'constructor'] }, null],
  ])('%s', (_why, document, reason) => {
    expect(reasonOf(document)).toBe(reason);
  });
});
