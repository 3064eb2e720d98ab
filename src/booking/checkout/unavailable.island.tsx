import { useEffect } from 'react';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { withScreen } from '../../runtime/text/screen-title.ts';
import { Alone } from './submission/booked-notice.styles.ts';
import type { CheckoutOrder } from './state/checkout-order.ts';
import type { BookedTexts } from './checkout-texts.ts';
import { BookedNotice, UnclearNotice } from './submission/notices.tsx';
import { bookingHref, useOwnBooking } from './submission/own-booking.ts';

interface Props {
  readonly order: CheckoutOrder;
  readonly successPath: string;
  /** Other cars for the same search. */
  readonly othersHref: string;
  readonly texts: BookedTexts;
}

/** Names the page after another screen. @returns restores the served title */
function replaceTitle(page: Document, screen: string): () => void {
  const served = page.title;
  page.title = withScreen(served, screen);
  return () => {
    page.title = served;
  };
}

/** Shows that a car is unavailable, unless this tab itself has booked it: then the booking. */
export function UnavailableIsland({ order, successPath, othersHref, texts }: Props) {
  const services = useServices();
  const own = useOwnBooking(order, true);
  const title = own.kind === 'none' ? null : own.kind === 'booked' ? texts.booked : texts.title;
  // The page is served with the title of an unavailable car.
  useEffect(() => (title === null ? undefined : replaceTitle(services.document, title)), [title, services]);
  if (own.kind === 'none') return <Adopted as="div" slot="unavailable" />;
  return (
    <Alone>
      <h1>{title}</h1>
      {own.kind === 'looking-up' && <p role="status">{texts.lookingUp}</p>}
      {own.kind === 'unclear' && <UnclearNotice texts={texts} />}
      {own.kind === 'booked' && (
        <BookedNotice number={own.number} href={bookingHref(successPath, own)} texts={texts}>
          <a href={othersHref}>{texts.seeOthers}</a>
        </BookedNotice>
      )}
    </Alone>
  );
}
