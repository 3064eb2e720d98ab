import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { BackgroundFilm, FilmSwitch } from '../../ui/background-film/background-film.tsx';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image.tsx';
import * as S from './interactive-banner.styles.ts';

/** A picture or a film with a heading; its text and button are revealed under the pointer or with the focus, by styles alone. */
export function InteractiveBanner({
  root,
  page,
  t,
  image,
  film,
  tallFilm,
  heading,
  text,
  buttonLabel,
  link,
  overlay,
  xs,
  md,
  lg,
  headingLevel,
}: ComponentProps<'InteractiveBanner'>) {
  const picture = page.picture(image.src);
  const hasBackdrop = picture !== null || film !== '' || tallFilm !== '';
  if (!hasBackdrop && !heading && !text) return null;
  const target = page.link(link);
  const sizes = {
    '--xs': `${xs}px`,
    '--md': `${md}px`,
    '--lg': `${lg}px`,
    '--overlay': `${overlay}%`,
  };
  const Heading = `h${headingLevel}` as const;
  return (
    <S.Banner {...root} style={{ ...root.style, ...sizes }} data-picture={hasBackdrop ? '' : undefined}>
      {hasBackdrop && (
        <S.Backdrop data-tall={picture?.tall ? true : undefined}>
          {picture && <ResponsiveImage picture={picture} tall={picture.tall} alt={image.alt} sizes="100vw" />}
          <BackgroundFilm film={film} tallFilm={tallFilm} isFirst />
        </S.Backdrop>
      )}
      <FilmSwitch film={film} tallFilm={tallFilm} t={t} />
      <S.Texts>
        {heading && <Heading>{heading}</Heading>}
        {(text || (target && buttonLabel)) && (
          <S.Revealed>
            <div>
              {text && <p>{text}</p>}
              {target && buttonLabel && (
                <ButtonLink href={target.href} variant="primary">
                  {buttonLabel}
                </ButtonLink>
              )}
            </div>
          </S.Revealed>
        )}
      </S.Texts>
    </S.Banner>
  );
}
