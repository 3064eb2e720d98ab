import styled from 'styled-components';
import type { RefusedReturn, SearchedPlace } from '../../domain/search-parameters.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { ButtonLink } from '../button-link/button-link.tsx';
import { SvgIcon } from '../icon/icon.tsx';
import { NoticeScreen } from './notice-screen.tsx';

const Ways = styled.div`
  display: grid;
  gap: 16px;
  & h2 { font-family: inherit; font-size: 16px; font-weight: 650; line-height: 1.4; }
  & ul { display: grid; margin-top: 4px; }
  & a { display: flex; gap: 10px; align-items: center; min-height: 44px; color: var(--primary-text); font-weight: 550; }
  & svg { flex: none; }
`;

interface Props {
  /** Attributes of the outermost element. */
  readonly root: object;
  readonly t: Translate;
  readonly page: Pick<PageContext, 'search' | 'routePath' | 'picture'>;
  readonly refused: RefusedReturn;
  /** Picture of the screen without content. */
  readonly image: { readonly src: string; readonly alt: string };
}

/** What the address says of each end of the trip beside its place; it belongs to the place that is given up. */
const OF_PLACE = {
  pickUp: ['pickUpPlaceName', 'pickUpEndpoint', 'pickUpPlaceIATACode'],
  dropOff: ['dropOffPlaceName', 'dropOffEndpoint'],
} as const;

/** States that a car cannot be returned where that was asked, and links to the nearest possible trips. */
export function RefusedReturnScreen({ root, t, page, refused, image }: Props) {
  const { pickUpPlace, dropOffPlace, returnPlaces, pickUpPlaces } = refused;
  const href = (end: 'pickUp' | 'dropOff', place: SearchedPlace) => {
    const search = new URLSearchParams(page.search);
    for (const name of OF_PLACE[end]) search.delete(name);
    search.set(`${end}PlaceId`, place.id);
    return page.routePath('search', search.toString());
  };
  const ways = [
    { title: t('results.keepPickUp', { place: pickUpPlace.name }), end: 'dropOff', places: returnPlaces },
    { title: t('results.keepDropOff', { place: dropOffPlace.name }), end: 'pickUp', places: pickUpPlaces },
  ] as const;
  return (
    <NoticeScreen
      root={{ ...root, role: 'alert' }}
      scene={page.picture(image.src)}
      alt={image.alt}
      icon="info"
      title={t('results.refusedReturn', { pickUp: pickUpPlace.name, dropOff: dropOffPlace.name })}
      text={t('results.refusedHint')}
      about={
        <Ways>
          {ways
            .filter(({ places }) => places.length > 0)
            .map(({ title, end, places }) => (
              <section key={end}>
                <h2>{title}</h2>
                <ul>
                  {places.map((place) => (
                    <li key={place.id}>
                      <a href={href(end, place)}>
                        <SvgIcon name="arrow-right" />
                        {place.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </Ways>
      }
    >
      <ButtonLink href={page.routePath('home')}>{t('common.goHome')}</ButtonLink>
    </NoticeScreen>
  );
}
