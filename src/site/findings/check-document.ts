import type { DocumentBody } from '../../api/wire/document-body.ts';
import type { DocumentKind } from '../../api/wire/document-kinds.ts';
import { bodyFindings } from './body-findings.ts';
import { limitFindings } from '../../runtime/document/builder-findings.ts';
import { checkAddresses } from '../../runtime/checks/addresses.ts';
import { checkAlternativeTexts } from '../../runtime/checks/alternative-texts.ts';
import type { CheckFinding } from '../../runtime/checks/check-finding.ts';
import { readCheckedDocument } from '../../runtime/checks/checked-document.ts';
import type { CheckedSite } from '../../runtime/checks/checked-site.ts';
import { checkContrast } from '../../runtime/checks/contrast.ts';
import { checkHeadingOrder } from '../../runtime/checks/heading-order.ts';
import { checkLinkTexts } from '../../runtime/checks/link-texts.ts';
import { checkLinks } from '../../runtime/checks/links.ts';
import { checkModals } from '../../runtime/checks/modals.ts';
import { checkPageCss, type ReadCss } from '../../runtime/checks/page-css.ts';
import { checkPageWeight } from '../../runtime/checks/page-weight.ts';
import { checkPalette } from '../../runtime/checks/palette.ts';
import { checkReferences } from '../../runtime/checks/references.ts';
import { checkSeoTexts } from '../../runtime/checks/seo-texts.ts';
import { checkTranslations } from '../../runtime/checks/translations.ts';

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
