import { isSettingsKind } from './settings-kinds.ts';

/** Where something is edited; documents without a screen are found among the settings. */
export function documentPath(
  site: string,
  { kind, id }: { readonly kind: string; readonly id: string },
): string {
  if (kind === 'page') return `/sites/${site}/pages/${id}`;
  if (kind === 'media') return `/sites/${site}/media/${id}`;
  if (kind === 'pageTemplate') return `/sites/${site}/templates/${id}`;
  if (kind === 'routes') return `/sites/${site}/settings/routes`;
  if (kind === 'sharedComponent') return `/sites/${site}/shared/${id}`;
  return `/sites/${site}/settings${isSettingsKind(kind) ? `/${kind}/${id}` : ''}`;
}
