import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import type { PageRequest } from './page-request.ts';
import type { PageTarget, Resolution } from './resolve-request.ts';

/** Whether a preview token opens a page of a site; `pageId` is `null` where the address has no page. */
export type OpensPreview = (site: SiteIdentity, token: string, pageId: string | null) => Promise<boolean>;

/** A resolution after the check of the visitor's rights. */
export type Authorized =
  | Exclude<Resolution, { kind: 'draft' }>
  | { readonly kind: 'draft'; readonly target: PageTarget }
  | { readonly kind: 'refused'; readonly language: LanguageTag };

/** Refuses drafts and the exchange of tokens without a token that opens the page; everything else is public. */
export async function authorizeRequest(
  { site, previewToken }: PageRequest,
  resolution: Resolution,
  opensPreview: OpensPreview,
): Promise<Authorized> {
  if (resolution.kind === 'exchange') {
    const { language, token, pageId } = resolution;
    return (await opensPreview(site, token, pageId)) ? resolution : { kind: 'refused', language };
  }
  if (resolution.kind !== 'draft') return resolution;
  const { language, target } = resolution;
  const isOpen = target && previewToken && (await opensPreview(site, previewToken, target.routeId));
  return isOpen ? { kind: 'draft', target } : { kind: 'refused', language };
}
