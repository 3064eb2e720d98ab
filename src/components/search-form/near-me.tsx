import { LocateFixed } from 'lucide';
import { useState } from 'react';
import { nearest, kilometersBetween } from '../../domain/nearest.ts';
import { fromKilometers } from '../../domain/distance.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';
import type { Format } from '../../runtime/text/format.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import type { FormPlace } from './form-place.ts';
import * as S from './search-widgets.styles.ts';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  readonly places: readonly FormPlace[];
  readonly format: Format;
  readonly texts: SearchTexts;
  readonly onFound: (placeId: string) => void;
  /** What came of it, as a sentence. */
  readonly onTold: (text: string) => void;
}

/** Chooses the place that is nearest to where the visitor is, which the browser asks them for. */
export function NearMe({ places, format, texts, onFound, onTold }: Props) {
  const { document } = useServices();
  const [isLocating, setIsLocating] = useState(false);
  const geolocation = document.defaultView?.navigator.geolocation;
  if (!geolocation || places.every(({ position }) => position === null)) return null;
  const finish = (text: string) => {
    setIsLocating(false);
    onTold(text);
  };
  const locate = () => {
    setIsLocating(true);
    onTold(texts.locating);
    geolocation.getCurrentPosition(
      ({ coords }) => {
        const [place] = nearest(places, coords, ({ position }) => position);
        if (!place?.position) return finish(texts.locationFailed);
        onFound(place.id);
        const distance = fromKilometers(kilometersBetween(coords, place.position), format.style.distanceUnit);
        finish(
          interpolate(texts.nearestPlace, {
            place: place.name,
            distance: format.distance(Math.round(distance)),
          }),
        );
      },
      () => finish(texts.locationFailed),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  return (
    <S.NearMe type="button" aria-busy={isLocating || undefined} onClick={() => isLocating || locate()}>
      <Glyph shapes={LocateFixed} size={16} />
      {texts.nearMe}
    </S.NearMe>
  );
}
