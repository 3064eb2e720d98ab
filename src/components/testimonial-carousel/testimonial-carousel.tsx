import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { placeCarousel } from '../../ui/carousel/carousel.tsx';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { PictureFrame } from '../../ui/picture-frame/picture-frame.tsx';
import { initialsOf } from './initials.ts';
import * as S from './testimonial-carousel.styles.ts';

type Props = ComponentProps<'TestimonialCarousel'>;

const MOST_STARS = 5;

function Stars({ stars, t }: { stars: number } & Pick<Props, 't'>) {
  return (
    <S.Stars role="img" aria-label={t('testimonials.stars', { stars, of: MOST_STARS })}>
      {Array.from({ length: MOST_STARS }, (_, position) => (
        <span key={position} data-on={position < stars || undefined}>
          <SvgIcon name="star" size={18} />
        </span>
      ))}
    </S.Stars>
  );
}

function Quote({ item, page, t }: { item: Props['items'][number] } & Pick<Props, 'page' | 't'>) {
  const photo = page.picture(item.photo.src);
  return (
    <S.Quote>
      {item.stars > 0 && <Stars stars={item.stars} t={t} />}
      <blockquote>
        <p>{item.quote}</p>
      </blockquote>
      {item.author && (
        <figcaption>
          <S.Face aria-hidden={photo && item.photo.alt ? undefined : true}>
            {photo ? (
              <PictureFrame picture={photo} alt={item.photo.alt} sizes="48px" ratio="1/1" mask="round" />
            ) : (
              initialsOf(item.author)
            )}
          </S.Face>
          <span>
            <cite>{item.author}</cite>
            {item.role && <small>{item.role}</small>}
          </span>
        </figcaption>
      )}
    </S.Quote>
  );
}

/** What customers say. */
export function TestimonialCarousel(props: Props) {
  const { root, renderIsland, t, page, label } = props;
  const items = props.items.filter(({ quote }) => quote !== '');
  if (items.length === 0) return null;
  return placeCarousel({
    root,
    renderIsland,
    t,
    label: label || t('testimonials.label'),
    settings: props,
    shown: props,
    look: { 'data-peek': '' },
    slides: items.map((item) => <Quote key={item.id} item={item} page={page} t={t} />),
  });
}
