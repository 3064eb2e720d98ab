import manifestJson from '../../generated/components/manifest.json' with { type: 'json' };
import type { Database } from '../../server/db/engine/database.ts';
import type { AnyJson } from '../support/any-json.ts';
import { HOSTILE_HTML } from '../support/hostile-html.ts';
import type { ExampleNode } from '../../src/runtime/document/example-node.ts';

interface Manifest {
  readonly category: string;
  readonly version: number;
  readonly examples: readonly (ExampleNode & { readonly texts?: Readonly<Record<string, string>> })[];
}
const MANIFEST = manifestJson as unknown as Readonly<Record<string, Manifest>>;
const LANGUAGE = 'hr';

/** A page as it is created. */
export interface HostilePage {
  readonly id: string;
  readonly body: object;
}

const pageOf = (id: string, sections: readonly object[], texts: Readonly<Record<string, string>>) => ({
  id,
  body: {
    slugs: { [LANGUAGE]: id },
    menuLabel: { [LANGUAGE]: Object.values(texts)[0]?.slice(0, 80) ?? '' },
    builder: { format: 1, sections, translations: { [LANGUAGE]: texts } },
  },
});

const node = (id: string, type: string, props: object) => ({
  id,
  type,
  v: MANIFEST[type]?.version,
  props,
});

/** No document is stored with the character NUL in it. */
const STORABLE = HOSTILE_HTML.filter(({ html }) => !html.includes('\0'));

/** Vectors of a page: two sections for each, and a page has at most 200. */
const VECTORS_OF_PAGE = 95;

/** Splits a list into as few parts of at most a size as it needs, all about as long. */
function inParts<Item>(items: readonly Item[], atMost: number): Item[][] {
  const parts = Math.ceil(items.length / atMost);
  const size = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_part, at) => items.slice(at * size, (at + 1) * size));
}

/** Pages on which each vector is a paragraph, and HTML of its own. */
export const HTML_PAGES: readonly HostilePage[] = inParts(STORABLE, VECTORS_OF_PAGE).map((vectors, at) =>
  pageOf(
    `hostile-html-${at}`,
    [
      node('main-heading', 'Paragraph', { text: 'heading', as: 'h1' }),
      ...vectors.flatMap(({ id }) => [
        node(`p${id}`, 'Paragraph', { text: `v${id}` }),
        node(`c${id}`, 'CustomHtml', { html: `v${id}`, mode: 'page' }),
      ]),
    ],
    { heading: 'Hostile', ...Object.fromEntries(vectors.map(({ id, html }) => [`v${id}`, html])) },
  ),
);

const VECTORS_OF_TEXT = 20;

/** The texts of each page, on which every text is the same one. */
export const TEXT_PAGES: readonly string[] = inParts(STORABLE, VECTORS_OF_TEXT).map((vectors) =>
  vectors.map(({ html }) => html).join('\n'),
);

/** Properties that refer to something of one site. */
const REFERRING = ['placeIds', 'placeId', 'categoryIds', 'categoryId', 'modelId', 'modelIds', 'formId'];
const PICTURE = /\/media\/[a-z]+\/[a-z0-9-]+/g;

/** Properties without what the site does not have. */
const independent = (props: ExampleNode['props'] = {}): object =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.entries(props).filter(([name]) => !REFERRING.includes(name))),
    ).replaceAll(PICTURE, 'https://pictures.example/a'),
  ) as object;

const exampleNode = ({ type, props, slots = {} }: ExampleNode, id: string): object => ({
  ...node(id, type, independent(props)),
  slots: Object.fromEntries(
    Object.entries(slots).map(([slot, children], inSlot) => [
      slot,
      children.map((child, at) => exampleNode(child, `${id}-${inSlot}-${at}`)),
    ]),
  ),
});

/** Components that stand on any page: screens belong to pages of their own, and references to what a site has. */
const components = Object.entries(MANIFEST).filter(
  ([type, { category }]) => category !== 'screen' && !['Column', 'SharedSection'].includes(type),
);

/** A page with the first examples of all components, each text of which is the given one. */
export function everyExampleWith(text: string, at: number): HostilePage {
  const examples = components.flatMap(([type, { examples: all }]) =>
    all.slice(0, 3).map((example) => ({ ...example, type })),
  );
  const keys = examples.flatMap(({ texts = {} }) => Object.keys(texts));
  return pageOf(
    `hostile-text-${at}`,
    examples.map((example, position) => exampleNode(example, `n${position}`)),
    Object.fromEntries(keys.map((key) => [key, text])),
  );
}

/** Vectors in one text of a site. */
const VECTORS_OF_FIELD = 8;

/** Gives each text of a site the vectors that come next, so that all of them are in some. */
export function createHostileTexts(): () => string {
  let next = 0;
  return () => {
    const chosen = Array.from(
      { length: VECTORS_OF_FIELD },
      (_, at) => STORABLE[(next + at) % STORABLE.length],
    );
    next += VECTORS_OF_FIELD;
    return chosen.map((vector) => vector?.html ?? '').join(' ');
  };
}

/** Each text below a language becomes another one. */
const everyText = (value: AnyJson, text: () => string): AnyJson =>
  typeof value === 'string'
    ? text()
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, everyText(inner, text)]));

/** A document of a site with other texts in a language: also those in JSON that it has as a string, as forms do. */
export function withTexts(document: AnyJson, language: string, text: () => string): AnyJson {
  if (typeof document === 'string' && /^[[{]/.test(document)) {
    try {
      return JSON.stringify(withTexts(JSON.parse(document), language, text));
    } catch {
      return document;
    }
  }
  if (typeof document !== 'object' || document === null) return document;
  if (Array.isArray(document)) return document.map((item) => withTexts(item, language, text));
  return Object.fromEntries(
    Object.entries(document as Record<string, AnyJson>).map(([key, value]) => [
      key,
      // Slugs are addresses.
      key === 'slugs' ? value : key === language ? everyText(value, text) : withTexts(value, language, text),
    ]),
  );
}

/** Columns with what visitors read of what a site rents out. */
const PRODUCT_TEXTS: Readonly<Record<string, readonly string[]>> = {
  branch_office: ['names', 'address', 'city', 'phone'],
  place: ['names', 'address', 'city'],
  category: ['names'],
  model: ['name', 'brand'],
  extra: ['names', 'descriptions'],
  promotion: ['names', 'descriptions'],
};

/** Gives names, descriptions and addresses of what a site rents out other texts. */
export async function writeProductTexts({ pool }: Database, site: string, text: () => string): Promise<void> {
  for (const [table, columns] of Object.entries(PRODUCT_TEXTS)) {
    const { rows } = await pool.query<AnyJson>(`select * from ${table} where site_id = $1`, [site]);
    for (const row of rows)
      for (const column of columns) {
        const isText = typeof row[column] === 'string';
        const value = isText ? text() : JSON.stringify(everyText(row[column], text));
        await pool.query(`update ${table} set ${column} = $1 where site_id = $2 and id = $3`, [
          value,
          site,
          row.id,
        ]);
      }
  }
}
