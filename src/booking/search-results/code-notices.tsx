import type { SearchCodes } from '../../domain/promotion-codes.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { Dismissible } from './dismissible.tsx';

interface Props {
  readonly codes: SearchCodes;
  readonly offers: readonly VehicleOffer[];
  readonly t: Translate;
}

/** Whether an offer has a line that lowers its price by a name. */
const isLowered = ({ lines }: VehicleOffer, name: string): boolean =>
  lines.some(({ kind, description }) => kind === 'promotion' && description === name);

/** Says of each code whether it lowers these prices, and of a wrong one that it is wrong. */
export function CodeNotices({ codes, offers, t }: Props) {
  const known = [codes.promotion, codes.agreement].filter((code) => code !== null);
  return (
    <>
      {codes.wrong.map((code) => (
        <Dismissible key={code} severity="error" icon="tag" t={t}>
          <p>{t('codes.wrong', { code })}</p>
        </Dismissible>
      ))}
      {known.map(({ code, name }) => {
        const lowered = offers.filter((offer) => isLowered(offer, name)).length;
        const key =
          lowered === 0 ? 'codeNotHeld' : lowered === offers.length ? 'codeApplied' : 'codeAppliedToSome';
        return (
          <Dismissible
            key={code}
            severity={lowered === 0 ? 'warning' : 'success'}
            icon="tag"
            name={`code|${code}`}
            t={t}
          >
            <p>{t(`promotions.${key}`, { code })}</p>
          </Dismissible>
        );
      })}
    </>
  );
}
