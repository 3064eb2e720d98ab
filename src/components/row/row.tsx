import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image.tsx';
import * as S from './row.styles.ts';

export function Row({
  root,
  slots,
  page,
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
  return (
    <S.Band
      {...root}
      data-width={width}
      data-section={section}
      data-motif={motif}
      data-overlap={overlap}
      data-height={minHeight}
      data-tone={tone}
      data-edge={edge}
    >
      {backdrop && (
        <S.Backdrop data-shade={shade} data-tall={backdrop.tall ? true : undefined}>
          <ResponsiveImage picture={backdrop} tall={backdrop.tall} alt={backgroundImage.alt} sizes="100vw" />
        </S.Backdrop>
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
    </S.Band>
  );
}
