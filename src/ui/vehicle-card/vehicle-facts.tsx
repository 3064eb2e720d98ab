import styled from 'styled-components';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../icon/icon.tsx';

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px 16px;
  font-size: 14px;
  line-height: 1.4;
  & > li { display: flex; gap: 8px; align-items: center; }
  & svg { flex: none; color: var(--primary-text); }
`;

type Known = Pick<VehicleOffer, 'vehicle' | 'hasUnlimitedMileage'>;

/** What is known of a vehicle, as icons with words; what is unknown is not shown. */
export function VehicleFacts({ offer: { vehicle, hasUnlimitedMileage }, t }: { offer: Known; t: Translate }) {
  const facts: (readonly [icon: string, text: string])[] = [
    ['users', t('results.seats', { count: vehicle.passengers })],
    ...(vehicle.transmission ? [['gauge', t(`results.${vehicle.transmission}`)] as const] : []),
    ...(vehicle.bags === null ? [] : [['luggage', t('results.bags', { count: vehicle.bags })] as const]),
    ...(vehicle.doors === null ? [] : [['door-open', t('results.doors', { count: vehicle.doors })] as const]),
    ...(vehicle.hasAirConditioning ? [['snowflake', t('results.airConditioning')] as const] : []),
    ...(hasUnlimitedMileage ? [['infinity', t('results.unlimited')] as const] : []),
  ];
  return (
    <Facts>
      {facts.map(([icon, text]) => (
        <li key={icon}>
          <SvgIcon name={icon} size={18} />
          {text}
        </li>
      ))}
    </Facts>
  );
}
