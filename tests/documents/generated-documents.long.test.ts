import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import manifestJson from '../../generated/components/manifest.json' with { type: 'json' };
import { paragraph } from '../support/fake-site.ts';
import { createDocumentRenderer, type DocumentRenderer } from './render-document.ts';

const TYPES = [...Object.keys(manifestJson), 'Hologram', 'Constructor', 'ToString'];
const junk: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 3 });
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: junk });

/** A node of a type with JSON of any kind for each of its properties, and some children. */
function nodeOf(type: string, children: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const manifest = Object.hasOwn(manifestJson, type) ? manifestJson[type as 'Row'] : null;
  const names = [...Object.keys(manifest?.properties ?? {}), 'onClick', 'toString'];
  const slots = [...Object.keys(manifest?.slots ?? {}), 'toString', 'item:a'];
  const props = fc.dictionary(fc.constantFrom(...names), fc.oneof(junk, fc.constant('key')), { maxKeys: 8 });
  return fc.record(
    {
      id: mostly(fc.stringMatching(/^[a-z]{1,3}$/)),
      type: mostly(fc.constant(type)),
      v: mostly(fc.constant(1)),
      props: mostly(props),
      slots: mostly(fc.dictionary(fc.constantFrom(...slots), mostly(children), { maxKeys: 2 })),
    },
    { requiredKeys: ['id', 'type', 'props'] },
  );
}

// Made once, level by level: making them for each node takes longer than rendering all documents.
const node = [0, 1].reduce<fc.Arbitrary<unknown>>((children) => {
  const inside = fc.array(children, { maxLength: 3 });
  return mostly(fc.oneof(...TYPES.map((type) => nodeOf(type, inside))));
}, junk);

const FORBIDDEN = /"(__proto__|constructor|prototype)":/;

const texts = { 'en-US': { before: 'BEFORE', after: 'AFTER', key: 'text' } };
const documentOf = (...sections: unknown[]) => ({ format: 1, sections, translations: texts });

/** Documents rendered by each test; together 2,000. */
const DOCUMENTS = 250;

let renderBuilder: DocumentRenderer;
let first: string;
let last: string;
beforeAll(async () => {
  renderBuilder = await createDocumentRenderer();
  const alone = async (id: string) => {
    const outcome = await renderBuilder(documentOf(paragraph(id)));
    return outcome.rendered ? outcome.html : '';
  };
  [first, last] = [await alone('before'), await alone('after')];
  expect(first.includes('BEFORE') && last.includes('AFTER')).toBe(true);
});

describe(`${DOCUMENTS} generated documents`, () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'are rendered or refused with a reason, the sections around them byte for byte: part %i of 8',
    async (part) => {
      let rendered = 0;
      let renderedNodes = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(node, { minLength: 1, maxLength: 4 }), async (sections) => {
          const builder = documentOf(paragraph('before'), ...sections, paragraph('after'));
          const stored = JSON.stringify(builder);
          const outcome = await renderBuilder(builder);
          expect(JSON.stringify(builder)).toBe(stored);
          if (!outcome.rendered) {
            // Nothing this small is refused but for its keys.
            expect([outcome.reason, FORBIDDEN.test(stored)]).toEqual(['forbidden-key', true]);
            return;
          }
          rendered += 1;
          renderedNodes += outcome.html.split(' data-node="').length - 3;
          expect([outcome.html.slice(0, first.length), outcome.html.slice(-last.length)]).toEqual([
            first,
            last,
          ]);
        }),
        { numRuns: DOCUMENTS, seed: 20_260_500 + part },
      );
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      // Documents of which nothing is rendered would prove little.
      expect([rendered > 0.75 * DOCUMENTS, renderedNodes > 0.75 * DOCUMENTS]).toEqual([true, true]);
    },
  );
});
