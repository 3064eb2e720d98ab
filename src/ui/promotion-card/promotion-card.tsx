import type { Promotion } from '../../domain/promotions.ts';
import type { RenderContext } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../button-link/button-link.tsx';
import { SvgIcon } from '../icon/icon.tsx';
import { PictureFrame } from '../picture-frame/picture-frame.tsx';
import { daysText, type NamesOf, periodText } from './promotion-texts.ts';
import * as S from './promotion-card.styles.ts';

interface Props extends Pick<RenderContext, 't' | 'format' | 'page'> {
  readonly promotion: Promotion;
  /** Address of a search that it holds for. */
  readonly href: string;
  /** Names of the places and classes that it is limited to. */
  readonly names: NamesOf;
  /** Label of its button; '' for the usual one. */
  readonly label: string;
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
}

const SIZES = '(min-width: 1200px) 400px, (min-width: 600px) 50vw, 100vw';

/** A promotion with everything that it takes to get it, and the way to its prices. */
export function PromotionCard({ promotion, href, names, label, headingLevel, t, format, page }: Props) {
  const Name = `h${headingLevel}` as const;
  const picture = page.picture(promotion.imagePath);
  const conditions: readonly (readonly [icon: string, text: string])[] = [
    ['calendar-days', periodText(promotion, { t, format })],
    ['clock', daysText(promotion, t)],
    ['car-front', format.list(promotion.categoryIds.map(names.ofCategory))],
    ['map-pin', format.list(promotion.placeIds.map(names.ofPlace))],
  ];
  return (
    <S.Card>
      <S.Media>
        {picture && <PictureFrame picture={picture} alt="" sizes={SIZES} ratio="3/2" />}
        <p>{t('promotions.share', { share: format.percent(promotion.basisPoints) })}</p>
      </S.Media>
      <S.Title>
        <Name>{promotion.name}</Name>
        {promotion.text && <p>{promotion.text}</p>}
      </S.Title>
      <S.Conditions>
        {conditions
          .filter(([, text]) => text !== '')
          .map(([icon, text]) => (
            <li key={icon}>
              <SvgIcon name={icon} size={18} />
              {text}
            </li>
          ))}
      </S.Conditions>
      <S.Foot>
        <ButtonLink href={href}>
          {label || t('fleet.see')} <span className="visually-hidden">{promotion.name}</span>
        </ButtonLink>
      </S.Foot>
    </S.Card>
  );
}
