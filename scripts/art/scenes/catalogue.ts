import { adriaHero, adriaHeroTall } from './adria-hero.ts';
import * as adriaInterludes from './adria-interludes.ts';
import * as adriaEvenings from './adria-evenings.ts';
import * as adriaOffers from './adria-offers.ts';
import * as adriaPlaces from './adria-places.ts';
import * as andesBreaks from './andes-breaks.ts';
import { andesHero, andesHeroTall } from './andes-hero.ts';
import * as andesInterludes from './andes-interludes.ts';
import * as andesOffers from './andes-offers.ts';
import * as andesPlaces from './andes-places.ts';
import { caribeHero, caribeHeroTall } from './caribe-hero.ts';
import * as caribeInterludes from './caribe-interludes.ts';
import * as caribeNorth from './caribe-north.ts';
import * as caribeOffers from './caribe-offers.ts';
import * as caribePlaces from './caribe-places.ts';
import type { Stage } from './stage.ts';

/** One scene: its files are `{site}/{name}-{width}.{avif,webp}`. */
export interface SceneEntry {
  site: 'andes' | 'adria' | 'caribe';
  name: string;
  draw: () => Stage;
  widths: readonly number[];
  /** What every crop must keep, as shares of width and height. */
  focal: readonly [x: number, y: number];
  /** Name of the scene that upright screens show instead of a cut of this one. */
  tall?: string;
}

const wide = [640, 1280, 1920] as const;
const upright = [640, 960] as const;
/** Every hero has a composition of its own for upright screens. */
const withTall = (entry: SceneEntry): SceneEntry => ({ ...entry, tall: `${entry.name}-tall` });
const scene =
  (site: SceneEntry['site']) =>
  (
    name: string,
    draw: () => Stage,
    focal: readonly [number, number],
    widths: readonly number[] = wide,
  ): SceneEntry => ({ site, name, draw, widths, focal });
const andes = scene('andes');
const adria = scene('adria');
const caribe = scene('caribe');

/** Every scene that is drawn. */
export const scenes: readonly SceneEntry[] = [
  withTall(andes('hero', andesHero, [0.72, 0.76])),
  andes('hero-tall', andesHeroTall, [0.5, 0.84], upright),
  andes('place-mendoza', andesPlaces.mendoza, [0.58, 0.5]),
  andes('place-bariloche', andesPlaces.bariloche, [0.62, 0.5]),
  andes('place-santiago', andesPlaces.santiago, [0.62, 0.5]),
  andes('place-salta', andesPlaces.salta, [0.7, 0.6]),
  andes('offer-route-40', andesOffers.route40, [0.9, 0.85]),
  andes('offer-snow', andesOffers.snow, [0.45, 0.76]),
  andes('offer-one-way', andesBreaks.oneWay, [0.62, 0.64]),
  andes('offer-weekend', andesBreaks.weekend, [0.6, 0.76]),
  andes('interlude-steppe', andesInterludes.steppe, [0.66, 0.7]),
  andes('interlude-pass', andesInterludes.pass, [0.62, 0.6]),
  andes('lost', andesInterludes.lost, [0.66, 0.66]),
  withTall(adria('hero', adriaHero, [0.62, 0.6])),
  adria('hero-tall', adriaHeroTall, [0.55, 0.78], upright),
  adria('place-dubrovnik', adriaPlaces.dubrovnik, [0.6, 0.62]),
  adria('place-split', adriaPlaces.split, [0.62, 0.48]),
  adria('place-pula', adriaEvenings.pula, [0.62, 0.5]),
  adria('place-zadar', adriaEvenings.zadar, [0.66, 0.5]),
  adria('offer-islands', adriaOffers.ferry, [0.58, 0.72]),
  adria('offer-coast-week', adriaOffers.week, [0.54, 0.76]),
  adria('offer-wine', adriaOffers.wine, [0.64, 0.44]),
  adria('offer-family', adriaOffers.family, [0.58, 0.76]),
  adria('interlude-bay', adriaInterludes.bay, [0.72, 0.66]),
  adria('interlude-olives', adriaInterludes.olives, [0.4, 0.62]),
  adria('lost', adriaInterludes.lost, [0.62, 0.56]),
  withTall(caribe('hero', caribeHero, [0.6, 0.57])),
  caribe('hero-tall', caribeHeroTall, [0.5, 0.84], upright),
  caribe('place-punta-cana', caribePlaces.puntaCana, [0.66, 0.62]),
  caribe('place-santo-domingo', caribePlaces.santoDomingo, [0.62, 0.5]),
  caribe('place-puerto-plata', caribeNorth.puertoPlata, [0.52, 0.56]),
  caribe('place-samana', caribeNorth.samana, [0.5, 0.62]),
  caribe('place-cancun', caribePlaces.cancun, [0.56, 0.5]),
  caribe('place-san-jose', caribePlaces.sanJose, [0.56, 0.5]),
  caribe('offer-summer', caribeOffers.summer, [0.6, 0.74]),
  caribe('offer-jungle', caribeOffers.jungle, [0.5, 0.76]),
  caribe('offer-airport', caribeOffers.airport, [0.56, 0.6]),
  caribe('offer-nights', caribeOffers.nights, [0.58, 0.74]),
  caribe('interlude-waves', caribeInterludes.waves, [0.34, 0.5]),
  caribe('interlude-islands', caribeInterludes.islands, [0.52, 0.58]),
  caribe('lost', caribeInterludes.lost, [0.66, 0.56]),
];
