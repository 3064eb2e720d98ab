import fc from 'fast-check';
import type { JsonObject } from '../document/page-document.ts';

const TYPES = ['Row', 'Column', 'Paragraph', 'Image', 'Accordion', 'Tabs', 'Button', 'NotBuiltYet'];
const SLOTS = ['columns', 'content', 'item:a', 'item:b', 'panel:x', 'actions'];

/** Any JSON, as foreign or later versions of the product may have stored it. */
const anything = fc.jsonValue({ maxDepth: 2 });

const fields = {
  id: fc.oneof(fc.stringMatching(/^[a-z0-9]{1,3}$/), anything),
  type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...TYPES) }, { weight: 1, arbitrary: anything }),
  v: fc.oneof(fc.constant(1), anything),
  props: fc.oneof(fc.dictionary(fc.constantFrom('text', 'title', 'gap', 'later'), anything), anything),
  later: anything,
};
const requiredKeys: ('id' | 'type' | 'v' | 'props')[] = ['id', 'type', 'v', 'props'];

/** A node with at most so many levels below it. */
const node = (levels: number): fc.Arbitrary<JsonObject> =>
  levels === 0
    ? fc.record({ ...fields, slots: anything }, { requiredKeys })
    : fc.record(
        {
          ...fields,
          slots: fc.dictionary(fc.constantFrom(...SLOTS), fc.array(node(levels - 1), { maxLength: 2 }), {
            maxKeys: 2,
          }),
        },
        { requiredKeys },
      );
const anyNode = node(3);

/** Stored pages of any quality: unknown types, repeated ids, values that are no nodes, unknown fields everywhere. */
export const randomBody: fc.Arbitrary<JsonObject> = fc.record(
  {
    slugs: anything,
    builder: fc.oneof(
      {
        weight: 9,
        arbitrary: fc.record(
          {
            format: fc.constant(1),
            sections: fc.oneof(
              {
                weight: 9,
                arbitrary: fc.array(
                  fc.oneof({ weight: 9, arbitrary: anyNode }, { weight: 1, arbitrary: anything }),
                  { maxLength: 8 },
                ),
              },
              { weight: 1, arbitrary: anything },
            ),
            translations: fc.oneof(
              fc.dictionary(
                fc.constantFrom('en-GB', 'de', 'hr'),
                fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string()),
              ),
              anything,
            ),
            pageCSS: fc.string(),
            later: anything,
          },
          { requiredKeys: [] },
        ),
      },
      { weight: 1, arbitrary: anything },
    ),
    seo: anything,
  },
  { requiredKeys: [] },
);
