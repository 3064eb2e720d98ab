import type { BookingConfiguration } from '../../../generated/page/types.ts';
import { BookingConfiguration as checkConfiguration } from '../../../generated/page/check.js';
import { BookingConfiguration as readConfiguration } from '../../../generated/page/read.js';
import type { DocumentBody } from '../../api/wire/document-body.ts';
import { readSettings } from '../../api/wire/read-settings.ts';
import { documentFinding, type Finding, schemaFindings } from '../../runtime/document/finding.ts';

/** Limits of which the second one may not be below the first. */
const RANGES = [
  ['driverAgeAllowedMin', 'driverAgeAllowedMax'],
  ['driverAgeWithoutCautionMin', 'driverAgeWithoutCautionMax'],
  ['minDays', 'maxDays'],
] as const satisfies readonly (readonly [keyof BookingConfiguration, keyof BookingConfiguration])[];

/** The rules that the rental rules of a site break: their schema, and limits that leave nothing between them. */
export function bookingConfigurationFindings(body: DocumentBody): Finding[] {
  const ofShape = schemaFindings(checkConfiguration, body);
  if (ofShape.length > 0) return ofShape;
  const { value } = readSettings<BookingConfiguration>(readConfiguration, body);
  return RANGES.flatMap(([least, most]) => {
    const [limit, highest] = [value?.[least], value?.[most]];
    return typeof limit === 'number' && typeof highest === 'number' && highest < limit
      ? [documentFinding(`/${most}`, 'minimum', { limit })]
      : [];
  });
}
