import { DEFAULT_LAYOUT, type DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { layoutSlots, sharedOf } from '../../src/site/layout/layout-slots.ts';
import type { EditorApi } from '../api/editor-api.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import type { OpenDocument } from '../document/page-document.ts';
import type { NamedDraft } from './publication.ts';
import { waitingDraft } from './waiting-draft.ts';

interface Around {
  readonly site: Pick<OpenSite, 'id' | 'settings'>;
  readonly page: Pick<OpenDocument, 'body'>;
  /** The one in which drafts are named. */
  readonly language: string;
}

/**
 * Drafts of what the canvas shows around a page, and that visitors do not see: header, layout and the shared sections of
 * both. Rejects with ApiError.
 */
export async function waitingAround(
  api: EditorApi,
  { site, page, language }: Around,
): Promise<readonly NamedDraft[]> {
  const layoutId = String(page.body.layoutId ?? DEFAULT_LAYOUT);
  const configuration = site.settings.site;
  const sections = sharedOf(layoutSlots(configuration, layoutId), configuration).map(({ id }) => id);
  const shown: readonly (readonly [kind: DocumentKind, isShown: (id: string) => boolean])[] = [
    ['header', () => true],
    ['layout', (id) => id === layoutId],
    ['sharedComponent', (id) => sections.includes(id)],
  ];
  const waiting = shown.map(async ([kind, isShown]) => {
    const all = await api.call('documents', { site: site.id, path: { kind } });
    const drafts = all.filter(({ id }) => isShown(id));
    return Promise.all(drafts.map((one) => waitingDraft(api, site.id, kind, one, language)));
  });
  return (await Promise.all(waiting)).flat(2);
}
