import type { Branch } from '../../api/wire/branch-office.ts';
import { phoneHref } from '../../domain/contact-links.ts';
import { drawnPositions, type Position } from '../../domain/map-points.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { countryName } from '../../runtime/text/country-name.ts';
import { CardSkeleton } from '../../ui/card-grid/card-grid.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { MapIsland } from './map.island.tsx';
import type { queries } from './map.queries.ts';
import * as S from './map.styles.ts';

type Props = ComponentProps<'Map', typeof queries>;

/** An office or a point of the operator. */
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Country of an office, and its city where the address does not name it. */
  readonly region: string;
  readonly phone: string;
  readonly position: Position | null;
}

const toListed = (branch: Branch, language: string): Listed => ({
  ...branch,
  // Many addresses name their city.
  region: [branch.address.includes(branch.city) ? '' : branch.city, countryName(branch.country, language)]
    .filter(Boolean)
    .join(', '),
});

/** Where a visitor's own maps lead to a position. */
const directionsTo = ({ latitude, longitude }: Position) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

/** A map of the point on a page of its own, for visitors without scripts. */
const pageOf = ({ latitude, longitude }: Position) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=6/${latitude}/${longitude}`;

/** The host whose pictures the map loads; '' for the site's own. */
const hostOf = (url: string) => /^https:\/\/([^/]+)/.exec(url)?.[1] ?? '';

function Address({ shown, headingLevel, t }: { shown: Listed } & Pick<Props, 'headingLevel' | 't'>) {
  const { name, address, region, phone, position } = shown;
  const Name = `h${headingLevel}` as const;
  return (
    <S.Point>
      <Name>{name}</Name>
      <address>
        {address && <span>{address}</span>}
        {region && <span>{region}</span>}
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
      </address>
      {position && (
        <a href={directionsTo(position)} target="_blank" rel="noopener">
          {t('map.directions')}
          <span className="visually-hidden">
            {' '}
            {name} ({t('common.opensInNewTab')})
          </span>
          <SvgIcon name="arrow-up-right" size={16} />
        </a>
      )}
    </S.Point>
  );
}

function renderMap(props: Props, listed: readonly Listed[]) {
  const { root, page, t, renderIsland, zoom, height } = props;
  const points = listed.flatMap(({ position, name, address, region }) =>
    position ? [{ ...position, name, address: address || region, directions: directionsTo(position) }] : [],
  );
  const [first] = points;
  const tiles = page.mapTiles;
  if (!tiles || !first) return null;
  const host = hostOf(tiles.url);
  return renderIsland({
    name: 'map',
    island: MapIsland,
    as: S.Frame,
    root: { 'data-node': `${root['data-node']}-map`, style: { '--map-height': `${height}px` } },
    props: {
      points,
      zoom,
      tiles,
      page: pageOf(first),
      texts: {
        show: t('map.show'),
        loadsFrom: host && t('map.loadsFrom', { host }),
        label: t('map.label'),
        failed: t('map.failed'),
        directions: t('map.directions'),
        newTab: t('common.opensInNewTab'),
        zoomIn: t('map.zoomIn'),
        zoomOut: t('map.zoomOut'),
        close: t('common.close'),
      },
    },
    slots: {
      sketch: drawnPositions(points).map(({ x, y }, index) => (
        <i key={index} style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }} />
      )),
    },
  });
}

function content(props: Props) {
  const { data, points, page, t, headingLevel } = props;
  const { branches } = data;
  if (branches.status === 'error')
    return (
      <FailedNotice page={page} t={t}>
        {t('map.listFailed')}
      </FailedNotice>
    );
  if (branches.status === 'loading')
    return (
      <div aria-busy="true">
        <p role="status" className="visually-hidden">
          {t('common.loading')}
        </p>
        <CardSkeleton />
      </div>
    );
  const listed: readonly Listed[] =
    branches.status === 'success'
      ? branches.data.map((branch) => toListed(branch, page.language))
      : points.map(({ id, name, address, latitude, longitude }) => ({
          id,
          name,
          address,
          region: '',
          phone: '',
          position: { latitude, longitude },
        }));
  if (listed.length === 0) return <InlineNotice icon="map-pin-off">{t('search.noPlaces')}</InlineNotice>;
  return (
    <>
      {renderMap(props, listed)}
      <S.Points>
        {listed.map((shown) => (
          <li key={shown.id}>
            <Address shown={shown} headingLevel={headingLevel} t={t} />
          </li>
        ))}
      </S.Points>
    </>
  );
}

/** Addresses, with a map of them on request. */
export const Map = (props: Props) => <S.Places {...props.root}>{content(props)}</S.Places>;
