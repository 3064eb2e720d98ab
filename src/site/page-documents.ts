import { LRUCache } from 'lru-cache';
import { eachNode, type PreparedDocument, prepareDocument } from '../runtime/document/prepare.ts';
import type { PreparedNode } from '../runtime/document/prepare-node.ts';
import type { ReadShared } from '../runtime/document/shared-sections.ts';
import type { Translate } from '../runtime/text/translate.ts';
import { withCheckoutDialog } from './checkout-dialog.ts';
import { type LayoutSlot, sharedOf } from './layout/layout-slots.ts';
import { checkoutDialogId } from './page-context.ts';
import type { PageRendererOptions, RenderPageInput } from './page-renderer.ts';

/** The documents that a page shows, prepared, by `page:id` and `shared:id`. */
export interface PageDocuments {
  /** Key of the page's own content. */
  readonly contentKey: string;
  readonly content: PreparedDocument;
  readonly byKey: ReadonlyMap<string, PreparedDocument>;
  /** The nodes of all of them. */
  readonly nodes: readonly PreparedNode[];
}

/** Prepares the documents of a page. */
export type ReadPageDocuments = (
  input: RenderPageInput,
  slots: readonly LayoutSlot[],
  t: Translate,
) => PageDocuments;

/** Prepared documents: those of the pages visited most, by version and language; the least recently used are evicted first. */
const MAX_PREPARED_DOCUMENTS = 1_000;

/** Returns what prepares the documents of pages, each once for a version. */
export function createPageDocuments({
  registry,
  report,
}: Pick<PageRendererOptions, 'registry' | 'report'>): ReadPageDocuments {
  const prepared = new LRUCache<string, PreparedDocument>({ max: MAX_PREPARED_DOCUMENTS });

  const prepare = (
    versionKey: string | null,
    id: string,
    builder: unknown,
    language: string,
    readShared?: ReadShared,
  ) => {
    const key = `${versionKey}|${id}`;
    const known = versionKey === null ? undefined : prepared.get(key);
    if (known) return known;
    const document = prepareDocument(builder, registry, language, readShared);
    for (const problem of document.problems) report('page document', { document: id, ...problem });
    if (versionKey !== null) prepared.set(key, document);
    return document;
  };

  return ({ address, settings: { site }, page, versionKey }, slots, t) => {
    const { language } = address;
    const contentKey = `page:${page.id}`;
    const sharedComponentId = checkoutDialogId(address);
    const builder = sharedComponentId
      ? withCheckoutDialog(page.builder, { sharedComponentId, title: t('checkout.goodToKnow'), language })
      : page.builder;
    const content = prepare(
      versionKey,
      contentKey,
      builder,
      language,
      (id) => site.sharedComponents.find((shared) => shared.id === id)?.builder,
    );
    const byKey = new Map([[contentKey, content]]);
    for (const { id, builder } of sharedOf(slots, site)) {
      // A shared component that cannot be read is left out; the page is still rendered.
      try {
        byKey.set(`shared:${id}`, prepare(versionKey, `shared:${id}`, builder, language));
      } catch (error) {
        report('shared component left out', { document: id, error });
      }
    }
    const nodes = [...byKey.values()].flatMap(({ sections }) => eachNode(sections));
    return { contentKey, content, byKey, nodes };
  };
}
