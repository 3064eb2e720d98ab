import styled from 'styled-components';
import { sharedValue } from '../../domain/offers/shared-terms.ts';
import type { Feature } from '../../ui/booking-settings/results-settings.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import type { VehicleFeature } from '../../ui/vehicle-card/vehicle-features.ts';

const Shared = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: 14px;
  line-height: 1.4;
  color: var(--muted);
  & > li { display: flex; gap: 6px; align-items: center; }
  & svg { flex: none; color: var(--primary-text); }
  @media (width < 600px) { gap: 0 16px; font-size: 13px; }
  /* Each result says it itself where there is room. */
  @media (width >= 600px) { & > li[data-message] { display: none; } }
`;

/** Features that may be shown once for a whole list; numbers by which cars are chosen stay with each car. */
const SHAREABLE: readonly Feature[] = ['airConditioning', 'distance', 'transmission'];

/** The features that all cars of a list have in common. */
export function sharedFeatures(features: readonly (readonly VehicleFeature[])[]): readonly VehicleFeature[] {
  if (features.length < 2) return [];
  return (features[0] ?? []).filter(
    ({ feature }) =>
      SHAREABLE.includes(feature) &&
      sharedValue(features.map((ofOne) => ofOne.find((each) => each.feature === feature)?.text ?? null)) !==
        null,
  );
}

interface Props {
  readonly features: readonly VehicleFeature[];
  /** What the operator says of each result; '' for nothing. */
  readonly message: string;
  /** Until when cancelling is free, in words; '' where no rules say. */
  readonly cancellation: string;
}

/** What is true of every car below. */
export function SharedTerms({ features, message, cancellation }: Props) {
  if (features.length === 0 && !message && !cancellation) return null;
  return (
    <Shared>
      {features.map(({ feature, icon, text }) => (
        <li key={feature}>
          <SvgIcon name={icon} size={18} />
          {text}
        </li>
      ))}
      {cancellation && (
        <li>
          <SvgIcon name="calendar-days" size={18} />
          {cancellation}
        </li>
      )}
      {message && (
        <li data-message="">
          <SvgIcon name="check" size={18} />
          {message}
        </li>
      )}
    </Shared>
  );
}
