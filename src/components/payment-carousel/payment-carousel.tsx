import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { renderCarousel } from '../../ui/carousel/carousel.tsx';
import * as S from './payment-carousel.styles.ts';

type Props = ComponentProps<'PaymentCarousel'>;

interface Method {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

/** A way to pay: its picture, or its name as a mark where there is none. */
function Mark({ method: { name, image }, page }: { method: Method } & Pick<Props, 'page'>) {
  const picture = page.picture(image);
  return (
    <S.Mark>
      {picture ? (
        <img src={picture.src} alt={name} width={picture.width} height={picture.height} loading="lazy" />
      ) : (
        <span>{name}</span>
      )}
    </S.Mark>
  );
}

/** As many marks as stand beside each other on the widest screens: then nothing needs to move. */
const STATIC_UP_TO = 4;

/** How visitors can pay. */
export function PaymentCarousel(props: Props) {
  const { root, renderIsland, t, page, items, label, greyScale } = props;
  const given = items.map(({ id, name, image }) => ({ id, name: name || image.alt, image: image.src }));
  const methods: readonly Method[] = (given.length > 0 ? given : page.booking.paymentMethods).filter(
    ({ name }) => name !== '',
  );
  if (methods.length === 0) return null;
  const marks = methods.map((method) => <Mark key={method.id} method={method} page={page} />);
  const look = greyScale ? { 'data-grey': '' } : {};
  if (methods.length <= STATIC_UP_TO)
    return (
      <S.Row {...root} {...look} aria-label={label || t('payment.label')}>
        {marks.map((mark) => (
          <li key={mark.key}>{mark}</li>
        ))}
      </S.Row>
    );
  return (
    <S.Moving {...root} {...look}>
      {renderCarousel({
        root: { 'data-node': `${root['data-node']}-carousel` },
        renderIsland,
        t,
        label: label || t('payment.label'),
        settings: props,
        shown: props,
        slides: marks,
      })}
    </S.Moving>
  );
}
