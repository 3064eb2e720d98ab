import { ALL_DRAFTS, type PreviewAccess } from '../content/preview-access.ts';
import type { SiteIdentity } from '../http/site-identity.ts';

const RENEWAL_MS = 86_400_000;
/** Longer than until the next renewal: a link of an open start page still works after it. */
const LIFETIME_MS = 2 * RENEWAL_MS;

/** The tokens by which the start page opens drafts. */
export interface DemoPreviews {
  /** A token for all pages of a site; `null` for a site that came after the server began. */
  tokenOf(siteId: string): string | null;
  end(): void;
}

/** Issues a token for each site now and every day, so that no visit does. @param report is told of a failed renewal */
export async function issueDemoPreviews(
  sites: readonly Pick<SiteIdentity, 'id'>[],
  preview: Pick<PreviewAccess, 'issue'>,
  report: (error: unknown) => void,
): Promise<DemoPreviews> {
  const tokens = new Map<string, string>();
  const issue = async () => {
    for (const { id } of sites) tokens.set(id, await preview.issue(id, ALL_DRAFTS, LIFETIME_MS, null));
  };
  await issue();
  const timer = setInterval(() => void issue().catch(report), RENEWAL_MS).unref();
  return { tokenOf: (siteId) => tokens.get(siteId) ?? null, end: () => clearInterval(timer) };
}
