import type { Picture } from '../../runtime/registry/page-context.ts';

interface Props {
  readonly picture: Picture;
  readonly alt: string;
  readonly sizes: string;
  readonly loading?: 'lazy' | 'eager';
  readonly fit?: 'cover' | 'contain';
}

/** A picture in its best format and size; its place is kept free while it loads. */
export function ResponsiveImage({ picture, alt, sizes, loading = 'lazy', fit = 'cover' }: Props) {
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={picture.srcSet ? sizes : undefined}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        decoding="async"
        style={{
          objectFit: fit,
          objectPosition: picture.position,
          ...(picture.color ? { backgroundColor: picture.color } : {}),
        }}
      />
    </picture>
  );
}
