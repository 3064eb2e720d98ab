import type { EcommerceEvent } from '../api/wire/ecommerce-events.ts';
import type { PageTags } from '../runtime/consent/consent.ts';
import type { LoadedPage } from './load-page.ts';
import { isProtected, pageTags, tagSources, tracksEcommerce } from './page-tags.ts';

/** What a page runs for its operator: the tags, or `null` for nothing, and what its tag container is told at first. */
export interface OperatorScripts {
  readonly tags: PageTags | null;
  readonly ecommerce: readonly EcommerceEvent[] | null;
}

/** What of the operator runs on a page: nothing in a preview, nor where a script could take what visitors enter. */
export function operatorScripts({
  input: { settings, page, preview, allowsTags },
  t,
  documents,
  nodes,
  dataOf,
  dataContext: { decimalsOf },
  context,
  pageSeo,
}: LoadedPage): OperatorScripts {
  if (preview || !allowsTags) return { tags: null, ecommerce: null };
  const isOpen = documents.nodes.every(({ type }) => !isProtected(type));
  const tags = isOpen ? pageTags(settings, { builder: page.builder, pageSeo }) : null;
  return {
    tags: tags && tagSources(tags) && tags,
    ecommerce: tracksEcommerce(settings, pageSeo)
      ? nodes.flatMap(
          (node) => node.definition?.ecommerce?.({ data: dataOf(node), page: context, t, decimalsOf }) ?? [],
        )
      : null,
  };
}
