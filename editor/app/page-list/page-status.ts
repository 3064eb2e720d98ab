import type { PageSummary } from './listed-page.ts';

/** What visitors see of a page, and whether its draft is newer. */
export const PAGE_STATUSES = ['published', 'changed', 'draft', 'archived'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** The status of a page: `changed` is published, with a newer draft. */
export function statusOf({
  isArchived,
  publishedVersion,
  draftVersion,
}: Pick<PageSummary, 'isArchived' | 'publishedVersion' | 'draftVersion'>): PageStatus {
  if (isArchived) return 'archived';
  if (publishedVersion === null) return 'draft';
  return draftVersion > publishedVersion ? 'changed' : 'published';
}
