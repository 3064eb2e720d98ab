import type { ComponentProps } from '../../runtime/registry/definition.ts';
import type { CurrencyChoice } from '../../runtime/registry/page-context.ts';
import { exchangeNotice } from '../../ui/exchange-notice/exchange-notice.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import * as S from '../../ui/choice-menu/choice-menu.styles.ts';

/** `US$ USD`, or the code alone where it is the symbol. */
const codeOf = ({ symbol, isoCode }: CurrencyChoice) =>
  symbol === isoCode ? isoCode : `${symbol} ${isoCode}`;

/** The currencies in which the page can show its amounts. */
export function CurrencySelector({ root, page, t, layout, compact }: ComponentProps<'CurrencySelector'>) {
  const { currencies } = page;
  const current = currencies.find(({ isCurrent }) => isCurrent);
  if (currencies.length < 2 || !current) return null;
  const own = currencies.find(({ isOwn }) => isOwn);
  const choices = (
    <S.Choices data-surface={layout === 'dropdown' ? 'paper' : undefined}>
      {currencies.map((choice) => (
        <li key={choice.isoCode}>
          <a
            href={choice.href}
            // Search engines read the page in the currency of the company.
            rel="nofollow"
            aria-current={choice.isCurrent ? 'true' : undefined}
            data-set-currency={choice.isoCode}
            data-symbol={choice.symbol}
            data-no-prefetch=""
          >
            <span>{compact ? codeOf(choice) : `${choice.name} (${codeOf(choice)})`}</span>
            {layout === 'dropdown' && (
              <span data-mark="" hidden={!choice.isCurrent}>
                <SvgIcon name="check" size={18} />
              </span>
            )}
          </a>
        </li>
      ))}
    </S.Choices>
  );
  // The results say it themselves, above their prices.
  const isSaid = current.isOwn || page.routeId === 'search';
  const note = own && !isSaid ? exchangeNotice({ shown: current.isoCode, own: own.isoCode }, page, t) : '';
  return (
    <S.Selector
      {...root}
      as={layout === 'inline' ? 'nav' : 'div'}
      aria-label={layout === 'inline' ? t('currency.label') : undefined}
      data-layout={layout}
      data-currencies=""
    >
      {layout === 'inline' ? (
        choices
      ) : (
        <details data-disclosure="">
          <summary
            aria-label={t('common.labelled', {
              label: current.isoCode,
              value: t('currency.change', { currency: current.name }),
            })}
          >
            <span>{current.isoCode}</span>
            <SvgIcon name="chevron-down" size={16} side="right" />
          </summary>
          {choices}
        </details>
      )}
      <S.Note role="status" className={layout === 'dropdown' ? 'visually-hidden' : undefined}>
        {note}
      </S.Note>
    </S.Selector>
  );
}
