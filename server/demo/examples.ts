import manifests from '../../generated/components/manifest.json' with { type: 'json' };
import { type Example, toDocumentNode } from '../../src/runtime/document/example-node.ts';
import { EXAMPLE_SHARED } from '../../src/runtime/document/example-shared.ts';
import { framedHtml } from '../../src/site/html-frame.ts';
import { LAST_RESORT } from '../../src/runtime/text/languages.ts';
import type { UnstoredPage } from '../pages/page-handler.ts';

/** What a component is tried out by. */
interface TriedComponent {
  readonly title: string;
  readonly category: string;
  readonly version: number;
  readonly page: { readonly types: readonly string[] } | null;
  readonly examples: readonly Example[];
}

/** The components by type, in the order of their titles. */
export const TRIED = new Map(
  Object.entries(manifests as unknown as Readonly<Record<string, TriedComponent>>).sort(
    ([, one], [, other]) => one.title.localeCompare(other.title, 'en'),
  ),
);

const versionOf = (type: string) => TRIED.get(type)?.version ?? 1;

/** Route and id of the page on which components are tried out that belong to no screen of their own; it is stored nowhere. */
export const TRY_ROUTE = 'try';

/** Pictures of examples are those of one site; each site shows its own, which it has under the same names. */
const withOwnPictures = (builder: object, siteId: string): object =>
  JSON.parse(
    JSON.stringify(builder).replaceAll(/"\/media\/(?:adria|andes|caribe)\/hero/g, `"/media/${siteId}/hero`),
  );

/**
 * An example as a page of its own on a site, the first one by default; `null` for an unknown component or example.
 */
export function trialOf(type: string, exampleName: string | null, siteId: string): UnstoredPage | null {
  const component = TRIED.get(type);
  const example =
    exampleName === null
      ? component?.examples[0]
      : component?.examples.find(({ name }) => name === exampleName);
  if (!component || !example) return null;
  const { props, slots = {}, texts = {} } = example;
  return {
    routeId: component.page?.types[0] === 'content' ? TRY_ROUTE : (component.page?.types[0] ?? TRY_ROUTE),
    builder: withOwnPictures(
      {
        format: 1,
        sections: [toDocumentNode({ type, props, slots }, 'tried', versionOf)],
        translations: { [LAST_RESORT]: texts },
      },
      siteId,
    ),
    sharedComponents: [EXAMPLE_SHARED],
  };
}

/** The HTML with a name that an example has in a frame; `null` where none has it. */
export function framedExample(language: string, hash: string): string | null {
  for (const [type, { examples }] of TRIED)
    for (const { name } of examples) {
      const html = framedHtml(trialOf(type, name, '')?.builder, language, hash);
      if (html !== null) return html;
    }
  return null;
}
