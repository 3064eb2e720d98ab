import type { Picture } from '../../runtime/registry/page-context.ts';

/** Media query of screens that get the tall version of a picture. */
export const TALL_MEDIA = '(width < 900px)';

interface Props {
  readonly picture: Picture;
  readonly alt: string;
  readonly sizes: string;
  readonly loading?: 'lazy' | 'eager';
  readonly fit?: 'cover' | 'contain';
  /** Shown instead on narrow screens; the styles around it then choose between `--wide-at` and `--tall-at`. */
  readonly tall?: Picture | undefined;
  /** The `sizes` of the tall picture, where they are others. */
  readonly tallSizes?: string;
}

const sourcesOf = (picture: Picture, sizes: string, media?: string) =>
  picture.sources.map(({ type, srcSet }) => (
    <source key={`${media}${type}`} type={type} srcSet={srcSet} sizes={sizes} media={media} />
  ));

/** A picture in its best format and size; its space is reserved while it loads. */
export function ResponsiveImage({
  picture,
  alt,
  sizes,
  loading = 'lazy',
  fit = 'cover',
  tall,
  tallSizes = sizes,
}: Props) {
  const isEager = loading === 'eager' || picture.isLead;
  const positions = tall && { '--wide-at': picture.position, '--tall-at': tall.position };
  return (
    <picture style={positions as object | undefined}>
      {tall && sourcesOf(tall, tallSizes, TALL_MEDIA)}
      {/* A drawing has one file for all sizes. */}
      {tall && <source srcSet={tall.srcSet ?? tall.src} sizes={tallSizes} media={TALL_MEDIA} />}
      {sourcesOf(picture, sizes)}
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={picture.srcSet ? sizes : undefined}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        style={{
          objectFit: fit,
          objectPosition: tall ? undefined : picture.position,
          ...(picture.color ? { backgroundColor: picture.color } : {}),
        }}
      />
    </picture>
  );
}
