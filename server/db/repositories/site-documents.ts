import { and, eq } from 'drizzle-orm';
import { StoredDocumentError } from '../errors.ts';
import type { SiteScope } from '../in-site.ts';
import { siteDocumentTable } from '../tables/content.ts';

/** The configuration answers of the product API, named like their paths. */
export const SITE_DOCUMENT_KINDS = [
  'siteconfig',
  'siteseo',
  'globalconfigs',
  'advancedconfig',
  'bookingsettings',
  'bookings-configuration',
] as const;

/** One of the configuration answers. */
export type SiteDocumentKind = (typeof SITE_DOCUMENT_KINDS)[number];

/** A stored JSON object, not yet checked against its schema: readers take defaults field by field. */
export type SiteDocument = Readonly<Record<string, unknown>>;

/**
 * A configuration document; null when the site has none.
 * @throws StoredDocumentError when it is no object
 */
export async function readSiteDocument(
  { siteId, tx }: SiteScope,
  kind: SiteDocumentKind,
): Promise<SiteDocument | null> {
  const [row] = await tx
    .select({ body: siteDocumentTable.body })
    .from(siteDocumentTable)
    .where(and(eq(siteDocumentTable.siteId, siteId), eq(siteDocumentTable.kind, kind)));
  return row ? toObject(row.body, `The document ${kind} of ${siteId}`) : null;
}

/** Stores a configuration document in place of the former one. */
export async function writeSiteDocument(
  { siteId, tx }: SiteScope,
  kind: SiteDocumentKind,
  body: SiteDocument,
): Promise<void> {
  await tx
    .insert(siteDocumentTable)
    .values({ siteId, kind, body })
    .onConflictDoUpdate({ target: [siteDocumentTable.siteId, siteDocumentTable.kind], set: { body } });
}

/** The value as a JSON object. @throws StoredDocumentError naming `what` */
export function toObject(value: unknown, what: string): SiteDocument {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StoredDocumentError(what, ['it must be an object']);
  }
  return value as SiteDocument;
}
