import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { SandboxedFrame } from '../../ui/sandboxed-frame/sandboxed-frame.tsx';
import { CustomerQuote, MOST_STARS } from '../../ui/customer-quote/customer-quote.tsx';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import * as S from './reviews-widget.styles.ts';
import { PROVIDER_NAMES, widgetHtml } from './widget-html.ts';

type Props = ComponentProps<'ReviewsWidget'>;

/** The mean of what customers gave, to one decimal, and how many gave stars. */
function averageOf(items: Props['items']) {
  const stars = items.map((item) => item.stars).filter((given) => given > 0);
  const sum = stars.reduce((total, given) => total + given, 0);
  return { count: stars.length, mean: Math.round((sum / stars.length) * 10) / 10 };
}

/** The widget of a provider in a frame that cannot reach the page; the browser loads it when it comes near. */
function Widget({ root, page, t, provider, widgetId, height }: Props) {
  const html = widgetHtml({ provider, widgetId, language: page.language });
  if (!html) return null;
  const title = t('reviews.from', { provider: PROVIDER_NAMES[provider] });
  return <SandboxedFrame root={root} src={page.htmlFrame(html)} title={title} height={height} />;
}

/** What customers say: quotes of the document with their average, or the widget of a provider of reviews. */
export function ReviewsWidget(props: Props) {
  const { root, page, t, format, mode, columns, showAverage } = props;
  if (mode === 'widget') return Widget(props);
  const items = props.items.filter(({ quote, stars }) => quote !== '' || stars > 0);
  if (items.length === 0) return null;
  const { count, mean } = averageOf(items);
  const quotes = items.filter(({ quote }) => quote !== '');
  return (
    <S.Reviews {...root} data-columns={columns}>
      {showAverage && count > 0 && (
        <S.Average>
          <span aria-hidden="true">
            <SvgIcon name="star" size={28} />
            {format.number(mean, 1)}
          </span>
          <span>{t('reviews.average', { mean: format.number(mean, 1), of: MOST_STARS, count })}</span>
        </S.Average>
      )}
      {quotes.length > 0 && (
        <ul>
          {quotes.map((item) => (
            <li key={item.id}>
              <CustomerQuote item={item} page={page} t={t} />
            </li>
          ))}
        </ul>
      )}
    </S.Reviews>
  );
}
