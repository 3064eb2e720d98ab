import styled from 'styled-components';
import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { BookingSettings } from '../booking-settings/booking-settings.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** That a model like the one named may stand at the desk; '' where the site does not say so. */
export function orSimilarText(
  { booking: { orSimilar } }: { readonly booking: Pick<BookingSettings, 'orSimilar'> },
  t: Translate,
): string {
  return orSimilar === null ? '' : orSimilar || t('results.orSimilar');
}

/** Quiet words beside a name, whatever that is set in. */
const Similar = styled.small`
  margin-inline-start: 0.25em;
  font-family: var(--body-family);
  font-size: 14px;
  font-weight: var(--body-weight);
  font-stretch: normal;
  letter-spacing: 0;
  color: var(--muted);
`;

interface Props {
  readonly name: string;
  readonly page: Pick<PageContext, 'booking'>;
  readonly t: Translate;
}

/** A model by its name, with what may stand there instead. */
export function ModelName({ name, page, t }: Props) {
  const orSimilar = orSimilarText(page, t);
  return (
    <>
      {name}
      {orSimilar && <Similar> {orSimilar}</Similar>}
    </>
  );
}
