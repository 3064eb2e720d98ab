import type { OfferedExtra } from '../../domain/offered-extra.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { CardGrid, CardSkeleton } from '../../ui/card-grid/card-grid.ts';
import { eachWidth } from '../../ui/each-width/each-width.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { PictureFrame } from '../../ui/picture-frame/picture-frame.tsx';
import { PriceText } from '../../ui/price/price-text.tsx';
import type { queries } from './additional-list.queries.ts';
import * as S from './additional-list.styles.ts';

type Props = ComponentProps<'AdditionalList', typeof queries>;

const SIZES = '(min-width: 1200px) 400px, (min-width: 600px) 50vw, 100vw';
/** Shapes where the extras will stand. */
const SKELETONS = 3;

const ICONS: Readonly<Record<OfferedExtra['type'], string>> = {
  insurance: 'shield-check',
  additional: 'package',
  other: 'sparkles',
};

/** What one costs: nothing, or an amount by day or rental, taxes included. */
function Cost({ extra, t, format }: { extra: OfferedExtra } & Pick<Props, 't' | 'format'>) {
  const { isRequired, isPriceByDay, price } = extra;
  if (isRequired && price.minor === 0) return t('checkout.extras.required');
  if (price.minor === 0) return t('checkout.extras.free');
  return (
    <PriceText
      t={t}
      format={format}
      textKey={isPriceByDay ? 'results.perDay' : 'checkout.extras.perRental'}
      amount={price}
    />
  );
}

function ExtraCard({ extra, props }: { extra: OfferedExtra; props: Props }) {
  const { t, format, page, showPrice, headingLevel } = props;
  const Name = `h${headingLevel}` as const;
  const picture = page.picture(extra.imagePath);
  return (
    <S.Card>
      {picture ? (
        <PictureFrame picture={picture} alt="" sizes={SIZES} ratio="3/2" />
      ) : (
        <SvgIcon name={ICONS[extra.type]} size={28} />
      )}
      <Name>{extra.name}</Name>
      <p>{extra.description}</p>
      {showPrice ? (
        <S.Cost>
          <Cost extra={extra} t={t} format={format} />
        </S.Cost>
      ) : (
        <span />
      )}
    </S.Card>
  );
}

function content(props: Props) {
  const { data, t, page, kind, limit } = props;
  const result = data.extras;
  const style = eachWidth(props) as object;
  if (result.status === 'error')
    return (
      <FailedNotice page={page} t={t}>
        {t('extras.failed')}
      </FailedNotice>
    );
  if (result.status !== 'success')
    return (
      <CardGrid as="div" style={style} aria-busy="true">
        <p role="status" className="visually-hidden">
          {t('common.loading')}
        </p>
        {Array.from({ length: SKELETONS }, (_, position) => (
          <CardSkeleton key={position} />
        ))}
      </CardGrid>
    );
  const shown = result.data
    .filter(({ type }) => kind === 'all' || type === kind)
    .slice(0, limit || undefined);
  if (shown.length === 0) return <InlineNotice icon="package">{t('extras.empty')}</InlineNotice>;
  return (
    <CardGrid style={style}>
      {shown.map((extra) => (
        <li key={extra.id}>
          <ExtraCard extra={extra} props={props} />
        </li>
      ))}
    </CardGrid>
  );
}

/** What the company sells with its cars. */
export const AdditionalList = (props: Props) => <S.Extras {...props.root}>{content(props)}</S.Extras>;
