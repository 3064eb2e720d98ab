import { useEffect } from 'react';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { useBookingApi } from '../../runtime/hydration/use-booking-api.ts';
import { withScreen } from '../../runtime/text/screen-title.ts';
import { BookedNotice } from './booked-notice.tsx';
import { bookingHref } from './booked-order.ts';
import { Alone } from './booked-notice.styles.ts';
import type { BookedTexts } from './checkout-texts.ts';
import type { CheckoutOrder } from './checkout-order.ts';
import { UnclearNotice } from './unclear-notice.tsx';
import { useOwnBooking } from './use-own-booking.ts';

interface Props {
  readonly order: CheckoutOrder;
  readonly successPath: string;
  /** Other cars for the same search. */
  readonly othersHref: string;
  readonly texts: BookedTexts;
}

/** Names the page after another screen. @returns names it as it was served */
function replaceTitle(page: Document, screen: string): () => void {
  const served = page.title;
  page.title = withScreen(served, screen);
  return () => {
    page.title = served;
  };
}

/** Tells that a car is gone, unless it is this tab that booked it: then by which number. */
export function UnavailableIsland({ order, successPath, othersHref, texts }: Props) {
  const api = useBookingApi();
  const services = useServices();
  const own = useOwnBooking(order, api, true);
  const isBooked = typeof own === 'object' && own !== null;
  const isShown = own !== null;
  const title = isBooked ? texts.booked : texts.title;
  // The server could only name the page after a car that is gone.
  useEffect(() => {
    if (!isShown) return undefined;
    return replaceTitle(services.document, title);
  }, [isShown, title, services]);
  if (!own) return <Adopted as="div" slot="unavailable" />;
  return (
    <Alone>
      <h1>{title}</h1>
      {own === 'looking-up' && <p role="status">{texts.lookingUp}</p>}
      {own === 'unclear' && <UnclearNotice texts={texts} />}
      {isBooked && (
        <BookedNotice number={own.number} href={bookingHref(successPath, own.number)} texts={texts}>
          <a href={othersHref}>{texts.seeOthers}</a>
        </BookedNotice>
      )}
    </Alone>
  );
}
