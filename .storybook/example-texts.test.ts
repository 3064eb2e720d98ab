import { describe, expect, it } from 'vitest';
import { MANIFEST } from './args.ts';
import { exampleTextsIn } from './example-texts.ts';
import de from '../editor/palette/example-texts/de.json' with { type: 'json' };

const texts = Object.values(MANIFEST).map(({ name, examples }) => ({
  name,
  texts: examples.flatMap((example) => Object.values(example.texts ?? {})),
}));

describe('texts of examples in German', () => {
  it.each(texts)(
    '[REG-11] are there for all examples of $name, or for none of a new one',
    ({ texts: own }) => {
      const translated = own.filter((text) => Object.hasOwn(de, text));
      expect(translated).toHaveLength(translated.length === 0 ? 0 : own.length);
    },
  );

  it('belong to an example', () => {
    const known = new Set(texts.flatMap(({ texts: own }) => own));
    expect(Object.keys(de).filter((text) => !known.has(text))).toEqual([]);
  });

  it('[REG-11] take the place of English ones, and leave what was typed', () => {
    const own = { heading: 'See the fleet', typed: 'Something new' };
    expect(exampleTextsIn('de', own)).toEqual({ heading: 'Zur Flotte', typed: 'Something new' });
    expect(exampleTextsIn('lt', own)).toEqual(own);
  });
});
