import styled from 'styled-components';
import { sharedValue } from '../../domain/offers/shared-terms.ts';
import type { Fact } from '../../ui/booking-settings/results-settings.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import type { VehicleFact } from '../../ui/vehicle-card/vehicle-facts.ts';

const Shared = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: 14px;
  line-height: 1.4;
  color: var(--muted);
  & > li { display: flex; gap: 6px; align-items: center; }
  & svg { flex: none; color: var(--primary-text); }
  /* Each result says it itself where there is room. */
  @media (width >= 600px) { & > li[data-message] { display: none; } }
`;

/** Facts that may be said once; numbers by which cars are chosen stay with each. */
const SHAREABLE: readonly Fact[] = ['airConditioning', 'distance', 'transmission'];

/** The facts that all cars of a list have in common. */
export function sharedFacts(facts: readonly (readonly VehicleFact[])[]): readonly VehicleFact[] {
  if (facts.length < 2) return [];
  return (facts[0] ?? []).filter(
    ({ fact }) =>
      SHAREABLE.includes(fact) &&
      sharedValue(facts.map((ofOne) => ofOne.find((each) => each.fact === fact)?.text ?? null)) !== null,
  );
}

interface Props {
  readonly facts: readonly VehicleFact[];
  /** What the operator says of each result; '' for nothing. */
  readonly message: string;
  /** Until when cancelling is free, in words; '' where no rules say. */
  readonly cancellation: string;
}

/** What is true of every car below. */
export function SharedTerms({ facts, message, cancellation }: Props) {
  if (facts.length === 0 && !message && !cancellation) return null;
  return (
    <Shared>
      {facts.map(({ fact, icon, text }) => (
        <li key={fact}>
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
