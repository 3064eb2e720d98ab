import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { MapTiles } from '../../domain/map-points.ts';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useServices } from '../../runtime/hydration/use-services.ts';
import type { MapPoint, MapTexts } from './leaflet-map.ts';

interface Props {
  readonly points: readonly MapPoint[];
  /** 0 for as near as all points allow. */
  readonly zoom: number;
  readonly tiles: MapTiles;
  /** A page with a map, for visitors without scripts. */
  readonly page: string;
  readonly texts: MapTexts & {
    readonly show: string;
    /** Says from whom the map is loaded; '' where it is the site itself. */
    readonly loadsFrom: string;
    readonly failed: string;
  };
}

/** A sketch of the points; a click replaces it by a map, whose code and pictures are not loaded before. */
export function MapIsland({ points, zoom, tiles, page, texts }: Props) {
  const { isInert } = useServices();
  const [isWanted, setIsWanted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    let close: (() => void) | undefined;
    let isUnmounted = false;
    const fail = () => setHasFailed(true);
    import('./leaflet-map.ts').then(({ openMap }) => {
      if (!isUnmounted && container.current)
        close = openMap(container.current, { points, zoom, tiles, texts, onPicturesFailed: fail });
    }, fail);
    return () => {
      isUnmounted = true;
      close?.();
    };
  }, [isWanted, points, zoom, tiles, texts]);

  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isInert) setIsWanted(true);
  };
  return (
    <>
      {isWanted ? (
        <div ref={container} data-map="" />
      ) : (
        <a href={page} onClick={show}>
          <Adopted as="span" slot="sketch" data-sketch="" />
          <span data-action="">{texts.show}</span>
          {texts.loadsFrom && <span data-host="">{texts.loadsFrom}</span>}
        </a>
      )}
      <p role="status">{hasFailed ? texts.failed : ''}</p>
    </>
  );
}
