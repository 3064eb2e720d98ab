import type { ReactNode } from 'react';
import type { RootAttributes } from '../../runtime/registry/definition.ts';
import type { RenderIsland } from '../../runtime/hydration/island.ts';
import { template } from '../../runtime/text/interpolate.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { type ByWidth, eachWidth } from '../each-width/each-width.ts';
import { SvgIcon } from '../icon/icon.tsx';
import { CarouselIsland } from './carousel.island.tsx';
import * as S from './carousel.styles.ts';

/** What an operator decides about any carousel. */
interface CarouselSettings {
  readonly loop: boolean;
  /** Seconds until it moves on by itself; 0 for never. */
  readonly autoplay: number;
}

interface CarouselOptions {
  readonly root: RootAttributes;
  readonly renderIsland: RenderIsland;
  readonly t: Translate;
  /** Names the carousel among the regions of the page. */
  readonly label: string;
  readonly settings: CarouselSettings;
  /** Slides side by side. */
  readonly shown: ByWidth;
  readonly slides: readonly ReactNode[];
  /** Further attributes of the host, for styles: `data-cards` shares the rows of cards, `data-peek` shows that there are more. */
  readonly look?: Readonly<Record<`data-${string}`, string>>;
  /** Distinguishes carousels of one node. */
  readonly key?: string;
}

/** As many dots as stand beside the buttons on a phone. */
const FEW_DOTS = 5;

/** Breakpoints at which all slides are in sight at once. */
export function breakpointsWithAll(count: number, shown: ByWidth): string {
  const numbers = Object.entries(eachWidth(shown));
  return numbers
    .filter(([, number]) => count <= number)
    .map(([name]) => name.slice(2))
    .join(' ');
}

/** Slides that scroll sideways, with buttons once the page is hydrated. */
export function renderCarousel({
  root,
  renderIsland,
  t,
  label,
  settings: { loop, autoplay },
  shown,
  slides,
  look = {},
  key,
}: CarouselOptions): ReactNode {
  const isLooping = loop && slides.length > 1;
  const name = label || t('carousel.label');
  const icon = (id: string) => <SvgIcon name={id} size={20} />;
  return renderIsland({
    name: 'carousel',
    island: CarouselIsland,
    as: S.Carousel,
    ...(key ? { key } : {}),
    root: {
      ...root,
      ...look,
      style: { ...root.style, ...eachWidth(shown) },
      'data-fits': breakpointsWithAll(slides.length, shown),
      ...(isLooping ? { 'data-loop': '' } : {}),
      ...(slides.length > FEW_DOTS ? { 'data-many': '' } : {}),
      'aria-roledescription': t('carousel.kind'),
      'aria-label': name,
    },
    props: {
      count: slides.length,
      isLooping,
      seconds: autoplay,
      texts: {
        label: name,
        slide: t('carousel.slideKind'),
        position: template(t, 'carousel.position', 'position', 'count'),
        goTo: template(t, 'carousel.goTo', 'position', 'count'),
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        pause: t('carousel.pause'),
        play: t('carousel.play'),
      },
    },
    slots: {
      previous: icon('chevron-left'),
      next: icon('chevron-right'),
      pause: icon('pause'),
      play: icon('play'),
      ...Object.fromEntries(slides.map((slide, position) => [`slide:${position}`, slide])),
    },
  });
}
