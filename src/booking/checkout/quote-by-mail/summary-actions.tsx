import { Mail, Printer } from 'lucide';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import { useDeferred } from '../../../runtime/hydration/use-deferred.ts';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import * as S from '../price/checkout-summary.styles.ts';
import type { QuoteTexts } from '../checkout-texts.ts';
import type { QuoteDialogProps } from './quote-dialog.tsx';
import type { QuoteControl } from './use-quote.ts';

interface Props {
  readonly quote: QuoteControl;
  readonly texts: { readonly print: string; readonly quote: QuoteTexts };
  /** The current price is not known. */
  readonly isDisabled: boolean;
}

/** What else can be done with a price: have it mailed, or print it. */
export function SummaryActions({ quote, texts, isDisabled }: Props) {
  const services = useServices();
  const dialog = useDeferred<QuoteDialogProps>(async () => (await import('./quote-dialog.tsx')).QuoteDialog);
  const disabled = isDisabled || undefined;
  return (
    <S.Actions data-needs-script="">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={disabled}
        onClick={() => {
          if (isDisabled) return;
          if (!quote.start()) void dialog.load();
        }}
      >
        <Glyph shapes={Mail} size={18} />
        {quote.isSending ? texts.quote.sending : texts.quote.button}
      </button>
      <button
        type="button"
        aria-disabled={disabled}
        onClick={() => isDisabled || services.isInert || services.document.defaultView?.print()}
      >
        <Glyph shapes={Printer} size={18} />
        {texts.print}
      </button>
      <p role="status">{quote.confirmation}</p>
      {(quote.failure || (quote.isAsking && dialog.hasFailed)) && (
        <p role="alert">{quote.failure || texts.quote.noConnection}</p>
      )}
      {quote.isAsking && dialog.Component && (
        <dialog.Component
          known={quote.known()}
          texts={texts.quote}
          onSend={quote.send}
          onClose={quote.close}
        />
      )}
    </S.Actions>
  );
}
