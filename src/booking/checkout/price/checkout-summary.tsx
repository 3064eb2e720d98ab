import { CircleAlert, X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SearchCodes } from '../../../domain/promotion-codes.ts';
import type { QuotedPrice } from '../../../domain/vehicle-offer.ts';
import { interpolate } from '../../../runtime/text/interpolate.ts';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import { Adopted } from '../../../runtime/hydration/adopted.tsx';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import { cancellationFee } from '../../../domain/cancellation.ts';
import { withFee } from '../../../ui/cancellation/cancellation-text.ts';
import { MoneyTimeline, type moneyTimelineTexts } from '../../../ui/money-timeline/money-timeline.tsx';
import { PriceBreakdown } from '../../../ui/price-breakdown/price-breakdown.tsx';
import { Codes } from '../../codes/codes.tsx';
import type { CodesTexts } from '../../codes/codes-texts.ts';
import * as S from './checkout-summary.styles.ts';
import { Alert } from '../checkout.styles.ts';
import type { Prices } from './price-change-notice.tsx';

/** The terms of cancelling, whose fee follows the price. */
export interface ShownCancellation {
  readonly feeDays: number;
  readonly totalDays: number;
  /** Sentences whose `{{price}}` is the fee. */
  readonly template: readonly string[];
}

/** Names the drawer. */
export const SUMMARY_ID = 'checkout-summary';

/** The codes of the search, and where the checkout is shown with others. */
export interface ShownCodes {
  readonly given: SearchCodes;
  readonly path: string;
  readonly query: string;
  readonly language: string;
}

interface Props extends Prices {
  readonly codes: ShownCodes;
  readonly codesTexts: CodesTexts;
  readonly money: ReturnType<typeof moneyTimelineTexts>;
  readonly cancellation: ShownCancellation | null;
  readonly title: string;
  readonly offer: QuotedPrice;
  readonly isUpdating: boolean;
  readonly hasFailed: boolean;
  /** Why the price could not be updated, in the server's words; `null` without any. */
  readonly failure: string | null;
  readonly isQuote: boolean;
  /** What else can be done with the price. */
  readonly actions: ReactNode;
  readonly onRetry: () => void;
}

/**
 * The car, the trip and the price of the selection in lines: on a phone a drawer that the bar at the foot opens. A price
 * that is updating, or that failed, is reported whether it is open or not.
 */
export function CheckoutSummary(props: Props) {
  const { title, offer, isUpdating, hasFailed, onRetry, texts, areTaxesIncluded, format } = props;
  const { cancellation } = props;
  const live = {
    'data-updating': isUpdating || undefined,
    'data-outdated': hasFailed || undefined,
    'aria-busy': isUpdating,
  };
  const total = format.money(offer.total);
  const services = useServices();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFailed) alert.current?.scrollIntoView({ block: 'center' });
  }, [hasFailed]);
  return (
    <S.Summary aria-label={title}>
      <S.Content
        id={SUMMARY_ID}
        popover="auto"
        onToggle={({ newState, target, currentTarget }) => {
          // React reports what opens in it too, such as a dialog.
          if (newState !== 'open' || target !== currentTarget) return;
          // Without it going back leaves the checkout.
          import('./drawer-entry.ts').then(
            ({ enterDrawer }) => enterDrawer(currentTarget, services),
            () => undefined,
          );
        }}
      >
        <S.SheetHead>
          <h2>{title}</h2>
          <button type="button" popoverTarget={SUMMARY_ID} aria-label={props.codesTexts.close}>
            <Glyph shapes={X} size={22} />
          </button>
        </S.SheetHead>
        <Adopted as="div" slot="car" />
        <S.Live {...live}>
          <S.Lines>
            <PriceBreakdown
              lines={offer.lines}
              total={offer.total}
              areTaxesIncluded={areTaxesIncluded}
              texts={texts}
              format={format}
            />
          </S.Lines>
          <Codes
            codes={props.codes.given}
            path={props.codes.path}
            query={props.codes.query}
            language={props.codes.language}
            reductions={offer.lines
              .filter(({ kind }) => kind === 'promotion')
              .map(({ description }) => description)}
            texts={props.codesTexts}
          />
          {!props.isQuote && (
            <MoneyTimeline
              now={null}
              atPickUp={offer.total}
              deposit={offer.deposit}
              excess={offer.excess}
              texts={props.money}
              format={format}
            />
          )}
          {cancellation && !props.isQuote && (
            <S.Cancellation>
              {withFee(cancellation.template, cancellationFee(cancellation, offer.total), format).map(
                (text) => (
                  <span key={text}>{text} </span>
                ),
              )}
            </S.Cancellation>
          )}
        </S.Live>
        <Adopted as="div" slot="about" />
        {props.actions}
      </S.Content>
      <p role="status" className="visually-hidden">
        {isUpdating ? texts.updating : !hasFailed && interpolate(texts.totalIs, { total })}
      </p>
      {hasFailed && (
        <Alert role="alert" ref={alert}>
          <Glyph shapes={CircleAlert} size={22} />
          <div>
            <p>{props.failure ?? texts.failed}</p>
            <button type="button" onClick={onRetry}>
              {texts.tryAgain}
            </button>
          </div>
        </Alert>
      )}
    </S.Summary>
  );
}
