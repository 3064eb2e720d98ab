import { CalendarPlus, MailCheck, Printer, XCircle } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { Money } from '../../domain/money.ts';
import { CANCEL_PROBLEMS, cancelBooking } from '../existing-booking/cancel-booking.ts';
import { useBookedApi } from '../existing-booking/use-booked-api.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';
import type { IconShapes } from '../../ui/icon/icon-shapes.ts';
import { Button } from '../../ui/button-link/button-link.styles.ts';
import { CancelDialog } from '../../ui/cancel-dialog/cancel-dialog.tsx';
import type { CancelTexts } from '../../ui/cancel-dialog/cancel-texts.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as S from './booking-success.styles.ts';

/** For this long the confirmation is not sent once more. */
const RESEND_PAUSE_MS = 30_000;

interface Props {
  readonly number: string;
  /** Opens the booking; `null` for who may only see it. */
  readonly accessKey: string | null;
  readonly language: string;
  /** Whether its mail can be sent again. */
  readonly canResend: boolean;
  /** `null` where there is no calendar file. */
  readonly calendarHref: string | null;
  /** What cancelling costs now, and in words; `null` where it is not offered. */
  readonly cancellation: { readonly fee: Money; readonly decimals: number; readonly cost: string } | null;
  /** What is booked, line by line. */
  readonly details: readonly string[];
  readonly texts: CancelTexts & {
    readonly print: string;
    readonly calendar: string;
    readonly resend: string;
    readonly resent: string;
    readonly resendFailed: string;
  };
}

interface ActionProps {
  readonly shapes: IconShapes;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Action = ({ shapes, isDisabled = false, onPress, children }: ActionProps) => (
  <Button
    as="button"
    type="button"
    data-variant="secondary"
    data-size="small"
    data-needs-script=""
    aria-disabled={isDisabled || undefined}
    onClick={() => !isDisabled && onPress()}
  >
    <Glyph shapes={shapes} size={16} />
    <span data-island-of="label">{children}</span>
  </Button>
);

/** What can be done with a booking: print it, put it into a calendar, get its mail again, cancel it. */
export function BookingActionsIsland(props: Props) {
  const { number, accessKey, language, canResend, calendarHref, cancellation, details, texts } = props;
  const api = useBookedApi();
  const services = useServices();
  const [resend, setResend] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const [isAsking, setAsking] = useState(false);
  const sendAgain = async (key: string) => {
    setResend('sending');
    try {
      await api.resend(number, key, language);
      setResend('sent');
      setTimeout(() => setResend('idle'), RESEND_PAUSE_MS);
    } catch {
      setResend('failed');
    }
  };
  const cancel = async (): Promise<string | null> => {
    if (!cancellation || accessKey === null) return texts.failed;
    const { fee, decimals } = cancellation;
    const result = await cancelBooking(api, { number, accessKey, fee, language }, () => decimals);
    if (result !== 'cancelled') return texts[CANCEL_PROBLEMS[result]];
    services.navigation.reload();
    return null;
  };
  return (
    <>
      <S.Actions>
        <Action shapes={Printer} onPress={() => services.isInert || services.document.defaultView?.print()}>
          {texts.print}
        </Action>
        {calendarHref && (
          <Button href={calendarHref} data-variant="secondary" data-size="small" download="">
            <Glyph shapes={CalendarPlus} size={16} />
            <span data-island-of="label">{texts.calendar}</span>
          </Button>
        )}
        {canResend && accessKey !== null && (
          <Action
            shapes={MailCheck}
            isDisabled={resend === 'sending' || resend === 'sent'}
            onPress={() => void sendAgain(accessKey)}
          >
            {texts.resend}
          </Action>
        )}
        {cancellation && accessKey !== null && (
          <Action shapes={XCircle} onPress={() => setAsking(true)}>
            {texts.confirm}
          </Action>
        )}
      </S.Actions>
      <p role="status">{resend === 'sent' ? texts.resent : resend === 'failed' ? texts.resendFailed : ''}</p>
      {isAsking && cancellation && (
        <CancelDialog
          details={details}
          cost={cancellation.cost}
          texts={texts}
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
