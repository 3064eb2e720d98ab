import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { BackgroundFilm, FilmSwitch } from '../../ui/background-film/background-film.tsx';
import { renderCarousel } from '../../ui/carousel/carousel.tsx';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image.tsx';
import * as S from './slider.styles.ts';

type Props = ComponentProps<'Slider'>;

const ONE = { xs: 1, sm: 0, md: 0, lg: 0, xl: 0 };

function Slide({
  slide,
  isFirst,
  props,
}: {
  slide: Props['slides'][number];
  isFirst: boolean;
  props: Props;
}) {
  const { page, t, headingLevel, height, shade, position } = props;
  const { film, tallFilm } = slide;
  const picture = page.picture(slide.image.src);
  const tall = page.picture(slide.tallImage.src) ?? picture?.tall;
  const target = page.link(slide.link);
  const Heading = `h${headingLevel}` as const;
  return (
    <S.Slide
      data-height={height}
      data-position={position}
      data-shade={picture || film || tallFilm ? shade : undefined}
    >
      {(picture || film || tallFilm) && (
        <S.Backdrop data-tall={tall ? true : undefined}>
          {picture && (
            <ResponsiveImage
              picture={picture}
              tall={tall}
              alt={slide.image.alt}
              sizes="100vw"
              loading={isFirst ? 'eager' : 'lazy'}
            />
          )}
          <BackgroundFilm film={film} tallFilm={tallFilm} isFirst={isFirst} />
        </S.Backdrop>
      )}
      <FilmSwitch film={film} tallFilm={tallFilm} t={t} />
      <S.Texts>
        {slide.heading && <Heading>{slide.heading}</Heading>}
        {slide.text && <p>{slide.text}</p>}
        {target && slide.buttonLabel && (
          <ButtonLink href={target.href} variant="primary" size="large">
            {slide.buttonLabel}
          </ButtonLink>
        )}
      </S.Texts>
    </S.Slide>
  );
}

/** Large pictures or films with words on them, one at a time. */
export function Slider(props: Props) {
  const { root, renderIsland, t, slides, label } = props;
  if (slides.length === 0) return null;
  return renderCarousel({
    root,
    renderIsland,
    t,
    label,
    settings: props,
    shown: ONE,
    look: { 'data-large': '' },
    slides: slides.map((slide, position) => (
      <Slide key={slide.id} slide={slide} isFirst={position === 0} props={props} />
    )),
  });
}
