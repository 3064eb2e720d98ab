import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { Backdrop } from '../../ui/backdrop/backdrop.tsx';
import { coveringSizes } from '../../ui/responsive-image/cropped-sizes.ts';
import * as S from './row.styles.ts';

export function Row({
  root,
  slots,
  page,
  paddingBlock,
  gap,
  valign,
  justify,
  wrap,
  reverseOnMobile,
  width,
  section,
  backgroundImage,
  motif,
  overlap,
  minHeight,
  shade,
  tone,
  edge,
}: ComponentProps<'Row'>) {
  const backdrop = page.picture(backgroundImage.src);
  const style = paddingBlock ? { ...root.style, '--row-padding': `${paddingBlock}px` } : root.style;
  const Band = overlap === 'none' ? S.Band : S.OverlappingBand;
  return (
    <Band
      {...root}
      style={style as object}
      data-width={width}
      data-section={section}
      data-motif={motif}
      data-overlap={overlap}
      data-height={minHeight}
      data-tone={tone}
      data-edge={edge}
    >
      {backdrop && (
        <Backdrop
          picture={backdrop}
          tall={backdrop.tall}
          sizes={coveringSizes(backdrop, S.LEAST_HEIGHTS[minHeight] / 100)}
          alt={backgroundImage.alt}
          shade={shade}
          tone={tone}
        />
      )}
      <S.Columns
        style={{ '--row-gap': `${gap}px` } as object}
        data-valign={valign}
        data-justify={justify}
        data-wrap={wrap}
        data-reverse={reverseOnMobile}
      >
        {slots.columns}
      </S.Columns>
    </Band>
  );
}
