import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OfferVehicle } from '../../domain/vehicle-offer.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../icon/icon.tsx';

const FeatureList = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  font-size: 14px;
  line-height: 1.4;
  & > ul { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; }
  & > ul > li { display: flex; gap: 8px; align-items: center; min-width: 0; }
  & svg { flex: none; color: var(--primary-text); }
  & > p { color: var(--muted); }
`;

interface Props {
  readonly vehicle: OfferVehicle;
  /** Mileage limits as texts; empty without a search. */
  readonly distances?: readonly string[];
  readonly t: Translate;
  /** Further content below the features. */
  readonly children?: ReactNode;
}

/** The features of a vehicle as icons with texts, and its included services in a subdued line; unknown ones are left out. */
export function VehicleFeatures({ vehicle, distances = [], t, children }: Props) {
  const features: (readonly [icon: string, text: string])[] = [
    ['users', t('results.seats', { count: vehicle.passengers })],
    ...(vehicle.transmission ? [['gauge', t(`results.${vehicle.transmission}`)] as const] : []),
    ...(vehicle.bags === null ? [] : [['luggage', t('results.bags', { count: vehicle.bags })] as const]),
    ...(vehicle.doors === null ? [] : [['door-open', t('results.doors', { count: vehicle.doors })] as const]),
  ];
  const included = [...(vehicle.hasAirConditioning ? [t('results.airConditioning')] : []), ...distances];
  return (
    <FeatureList>
      <ul>
        {features.map(([icon, text]) => (
          <li key={icon}>
            <SvgIcon name={icon} size={18} />
            {text}
          </li>
        ))}
      </ul>
      {included.length > 0 && <p>{included.join(' · ')}</p>}
      {children}
    </FeatureList>
  );
}
