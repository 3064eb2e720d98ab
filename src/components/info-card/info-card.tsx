import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { PictureFrame } from '../../ui/picture-frame/picture-frame.tsx';
import * as S from './info-card.styles.ts';

/** An upright picture stands among others; any other may fill more than half of a row. */
const sizesOf = (ratio: string) =>
  ratio === '4/5'
    ? '(min-width: 1200px) 400px, (min-width: 600px) 50vw, 100vw'
    : '(min-width: 900px) 50vw, 100vw';

export function InfoCard(props: ComponentProps<'InfoCard'>) {
  const {
    root,
    page,
    slots,
    image,
    icon,
    eyebrow,
    title,
    text,
    headingLevel,
    link,
    linkLabel,
    layout,
    ratio,
    mask,
    fit,
    elevation,
    border,
    sticker,
    background,
  } = props;
  const picture = page.picture(image.src);
  const target = page.link(link);
  // A card without frame and fill aligns with the page's grid, so its content has no padding.
  const isBoxed = border || elevation === 'raised' || background !== '';
  const isWholeCard = target !== null && linkLabel === '' && title !== '';
  const mark = sticker && <S.Sticker>{sticker}</S.Sticker>;
  return (
    <S.Card
      {...root}
      data-surface={isBoxed && !background ? 'paper' : undefined}
      data-layout={layout}
      data-boxed={isBoxed}
      data-border={border}
      data-elevation={elevation}
    >
      {picture && (
        <S.Media data-mask={mask} data-fit={fit}>
          <PictureFrame
            picture={picture}
            alt={image.alt}
            sizes={sizesOf(ratio)}
            ratio={ratio}
            mask={mask}
            fit={fit}
          />
          {mark}
        </S.Media>
      )}
      <S.Body>
        {icon && <SvgIcon name={icon} size={28} />}
        {!picture && mark}
        {eyebrow && <S.Eyebrow>{eyebrow}</S.Eyebrow>}
        {title && (
          <S.Title as={`h${headingLevel}`}>
            {isWholeCard ? (
              <a href={target.href} data-whole-card="">
                {title}
              </a>
            ) : (
              title
            )}
          </S.Title>
        )}
        {text && <S.Text>{text}</S.Text>}
        {isWholeCard && (
          <S.More aria-hidden>
            <span>
              <SvgIcon name="arrow-right" size={22} side="right" />
            </span>
          </S.More>
        )}
        {target && linkLabel && (
          <S.More>
            <a href={target.href}>
              {linkLabel}
              <SvgIcon name="arrow-right" size={18} side="right" />
            </a>
          </S.More>
        )}
        {slots.actions && <S.Actions>{slots.actions}</S.Actions>}
      </S.Body>
    </S.Card>
  );
}
