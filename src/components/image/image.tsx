import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { PictureFrame } from '../../ui/picture-frame/picture-frame.tsx';
import * as S from './image.styles.ts';

/** Width of the picture by share of the screen; on phones it has the whole width. */
const SIZES = {
  full: '100vw',
  half: '(min-width: 900px) 50vw, 100vw',
  third: '(min-width: 900px) 34vw, (min-width: 600px) 50vw, 100vw',
  quarter: '(min-width: 900px) 25vw, (min-width: 600px) 50vw, 100vw',
} as const;

export function Image({
  root,
  page,
  image,
  ratio,
  fit,
  mask,
  loading,
  sizes,
  link,
  caption,
}: ComponentProps<'Image'>) {
  const picture = page.picture(image.src);
  if (!picture) return null;
  const target = page.link(link);
  const frame = (
    <PictureFrame
      picture={picture}
      alt={image.alt}
      sizes={SIZES[sizes]}
      ratio={ratio}
      mask={mask}
      fit={fit}
      loading={loading}
    />
  );
  return (
    <S.Figure {...root}>
      {target ? (
        // A link needs a name even when its picture is decoration.
        <a href={target.href} aria-label={image.alt ? undefined : caption || target.href}>
          {frame}
        </a>
      ) : (
        frame
      )}
      {caption && <S.Caption>{caption}</S.Caption>}
    </S.Figure>
  );
}
