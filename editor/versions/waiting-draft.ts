import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { ResponseOf } from '../../src/api/wire/operations/client-types.ts';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { nameOfBody } from '../app/document-name.ts';
import { isAsPublished } from './is-as-published.ts';
import type { NamedDraft } from './publication.ts';

/**
 * A draft that visitors do not have, with the name that it has; nothing where they are known to have what it says.
 * @param language the one in which it is named
 */
export async function waitingDraft(
  api: EditorApi,
  site: string,
  kind: DocumentKind,
  { id, draftVersion: version, publishedVersion, title, isArchived }: ResponseOf<'documents'>[number],
  language: string,
): Promise<NamedDraft[]> {
  if (isArchived || version === publishedVersion) return [];
  const path = { kind, id, version: String(version) };
  const draft = await api.call('documentVersion', { site, path }).catch(() => null);
  const stored = draft && { kind, id, body: draft.body, publishedVersion };
  if (stored && (await isAsPublished(api, site, stored).catch(() => false))) return [];
  return [{ kind, id, version, name: pickText(title, language) || nameOfBody(draft?.body ?? {}) }];
}
