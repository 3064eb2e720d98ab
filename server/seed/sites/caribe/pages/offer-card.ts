import { node } from '../../../nodes.ts';
import { picture, to } from '../nodes.ts';

interface Look {
  readonly ratio?: '3/2' | '1/1';
  readonly layout?: 'vertical' | 'horizontal';
  /** Level of its title. */
  readonly headingLevel?: 2 | 3;
}

/** An offer with its sticker; leads to the search form of the home page, where its price is found. */
export const offerCard = (
  id: string,
  image: string,
  { ratio = '3/2', layout = 'vertical', headingLevel = 3 }: Look = {},
) =>
  node(`offer-${id}`, 'InfoCard', {
    image: picture(`offer-${image}`, `offer.${id}.alt`),
    sticker: `offer.${id}.sticker`,
    eyebrow: `offer.${id}.eyebrow`,
    title: `offer.${id}.title`,
    text: `offer.${id}.text`,
    link: to('home', 'search'),
    linkLabel: 'offer.link',
    ratio,
    layout,
    headingLevel,
    border: false,
    elevation: 'raised',
  });
