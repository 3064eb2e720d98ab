import type { QueryClient } from '@tanstack/react-query';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { EditorApi } from '../api/editor-api.ts';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { readCheckedSite } from '../checks/read-checked-site.ts';
import type { JsonObject } from '../document/page-document.ts';

interface Checked {
  readonly site: OpenSite;
  readonly kind: SettingsKind;
  readonly id: string;
  readonly body: JsonObject;
}

/** What the checks find in settings, on the site as it is now; hints too: settings have no list of checks that shows them. */
export async function checkSettings(
  { site, kind, id, body }: Checked,
  api: EditorApi,
  client: QueryClient,
): Promise<readonly CheckFinding[]> {
  const [{ checkDocument }, { faintColors }, around] = await Promise.all([
    import('../../src/runtime/checks/check-document.ts'),
    import('../../src/runtime/checks/palette.ts'),
    client.fetchQuery({
      queryKey: ['checked-site', site.id],
      queryFn: () => readCheckedSite(api, site),
      staleTime: 0,
    }),
  ]);
  return [...checkDocument(kind, id, body, around, null), ...(kind === 'theme' ? faintColors(body) : [])];
}
