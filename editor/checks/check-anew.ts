import type { QueryClient } from '@tanstack/react-query';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { EditorApi } from '../api/editor-api.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import type { JsonObject } from '../document/page-document.ts';
import { readCheckedSite } from './read-checked-site.ts';

interface Checked {
  readonly site: OpenSite;
  readonly kind: DocumentKind;
  readonly id: string;
  readonly body: JsonObject;
}

/** What the checks find in a document that is not open on a canvas, on the site as it is now; not in its CSS. */
export async function checkAnew(
  { site, kind, id, body }: Checked,
  api: EditorApi,
  client: QueryClient,
): Promise<readonly CheckFinding[]> {
  const [{ checkDocument }, { faintColors }, around] = await Promise.all([
    import('../../src/site/findings/check-document.ts'),
    import('../../src/runtime/checks/palette.ts'),
    client.fetchQuery({
      queryKey: ['checked-site', site.id],
      queryFn: () => readCheckedSite(api, site),
      staleTime: 0,
    }),
  ]);
  return [...checkDocument(kind, id, body, around, null), ...(kind === 'theme' ? faintColors(body) : [])];
}
