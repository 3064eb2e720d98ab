import type { DocumentBody } from '../../api/wire/document-body.ts';
import type { DocumentKind } from '../../api/wire/document-kinds.ts';
import { bodyFindings } from '../document/body-findings.ts';
import { limitFindings } from '../document/builder-findings.ts';
import { checkAddresses } from './addresses.ts';
import { checkAlternativeTexts } from './alternative-texts.ts';
import type { CheckFinding } from './check-finding.ts';
import { readCheckedDocument } from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';
import { checkContrast } from './contrast.ts';
import { checkHeadingOrder } from './heading-order.ts';
import { checkLinkTexts } from './link-texts.ts';
import { checkLinks } from './links.ts';
import { checkModals } from './modals.ts';
import { checkPageCss, type ReadCss } from './page-css.ts';
import { checkPageWeight } from './page-weight.ts';
import { checkPalette } from './palette.ts';
import { checkReferences } from './references.ts';
import { checkSeoTexts } from './seo-texts.ts';
import { checkTranslations } from './translations.ts';

const RULES = [
  checkAddresses,
  checkReferences,
  checkLinks,
  checkModals,
  checkAlternativeTexts,
  checkHeadingOrder,
  checkContrast,
  checkPalette,
  checkLinkTexts,
  checkSeoTexts,
  checkTranslations,
  checkPageWeight,
] as const;

/**
 * Everything to mend in a document: what publishing refuses, as errors, and what the checks find. A builder document that
 * exceeds the limits is not looked into.
 * @param readCss `null` where the document has no CSS, or it is not to be checked
 */
export function checkDocument(
  kind: DocumentKind,
  id: string,
  body: DocumentBody,
  site: CheckedSite,
  readCss: ReadCss | null,
): CheckFinding[] {
  const refused = bodyFindings(kind, id, body).map(
    (finding): CheckFinding => ({ ...finding, severity: 'error' }),
  );
  if (limitFindings(body.builder).length > 0) return refused;
  const document = readCheckedDocument(kind, id, body);
  return [
    ...refused,
    ...RULES.flatMap((check) => check(document, site)),
    ...(readCss ? checkPageCss(document, readCss) : []),
  ];
}
