import type { CodeKind } from './promotion-codes.ts';

/** Parameters of an address that a code fills. */
const PARAMETERS: Readonly<Record<CodeKind, string>> = {
  promotion: 'promotionCode',
  agreement: 'commercialAgreement',
};

/** An address with a code and what it opens. A promotion that was chosen before stays among those that are chosen. */
export function withCode(
  address: string,
  kind: CodeKind,
  { code, id }: { readonly code: string; readonly id: string },
): string {
  const changed = new URLSearchParams(address);
  if (kind === 'promotion') {
    const chosen = changed.get('promotionCode') === null ? changed.get('promotionId') : null;
    if (chosen) changed.append('promotions', chosen);
    changed.set('promotionId', id);
  }
  changed.set(PARAMETERS[kind], code);
  return changed.toString();
}

/** An address without a code and what it opened. */
export function withoutCode(address: string, kind: CodeKind): string {
  const changed = new URLSearchParams(address);
  changed.delete(PARAMETERS[kind]);
  if (kind === 'promotion') changed.delete('promotionId');
  return changed.toString();
}
