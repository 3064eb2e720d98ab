import { opensPage, type PreviewScope } from '../domain/preview.ts';

/** The draft that a page shows. */
export interface DraftPreview extends PreviewScope {
  readonly kind: 'draft';
  /** `null` where the version is not known. */
  readonly version: {
    readonly number: number;
    /** Epoch milliseconds. */
    readonly savedAt: number;
    /** The link shows this version, whatever is stored later. */
    readonly isPinned: boolean;
  } | null;
  /** Id of the booking scenario whose data is shown; `null` for the data of the site. */
  readonly scenario: string | null;
  /** Address that ends the preview. */
  readonly endHref: string;
}

/** A published page that a link of a preview leads to. */
export interface LeftPreview {
  readonly kind: 'left';
  /** Address of the draft that was seen before; `null` where its page has no address. */
  readonly draftHref: string | null;
  readonly endHref: string;
}

/** What a page says of the preview that it belongs to. */
export type PagePreview = DraftPreview | LeftPreview;

interface AddressParts {
  readonly query?: string;
  /** '' or an anchor on the page, with its `#`. */
  readonly hash?: string;
}

const joined = (path: string, query: string, hash: string) =>
  `${path}${query === '' ? '' : `?${query}`}${hash}`;

/** A path with a `preview` parameter, such as `preview` or `preview=0`, behind its query. */
export const withPreview = (path: string, mark: string, { query = '', hash = '' }: AddressParts = {}) =>
  joined(path, query === '' ? mark : `${query}&${mark}`, hash);

/**
 * A path of the site. In a preview it stays in it: `preview` leads to the draft of a page that the visitor's link
 * opens, `preview=0` to the published one, which then says that the preview was left.
 */
export function siteHref(
  preview: PreviewScope | null,
  routeId: string,
  path: string,
  parts: AddressParts = {},
): string {
  if (!preview) return joined(path, parts.query ?? '', parts.hash ?? '');
  return withPreview(path, opensPage(preview, routeId) ? 'preview' : 'preview=0', parts);
}
