import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useIsHydrated } from '../../runtime/hydration/use-is-hydrated.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';

interface Props {
  /** How many slides there are; each is the slot of its position. */
  readonly count: number;
  readonly isLooping: boolean;
  /** After so many seconds it moves on by itself; 0 for never. */
  readonly seconds: number;
  readonly texts: {
    /** Name of the carousel. */
    readonly label: string;
    /** What a slide is called. */
    readonly slide: string;
    /** Names a slide or a stop by `{{position}}` and `{{count}}`. */
    readonly position: string;
    readonly goTo: string;
    readonly previous: string;
    readonly next: string;
    readonly pause: string;
    readonly play: string;
  };
}

/** Where the carousel stands: one stop may show several slides. */
interface Stops {
  readonly count: number;
  readonly current: number;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Without scripts the browser scrolls the list by keys, and some browsers only let those scroll that take the focus. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

const prefersStillness = (list: HTMLElement) =>
  list.ownerDocument.defaultView?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** The slide at which a list stands that a visitor has scrolled before it was hydrated. */
const scrolledTo = (list: HTMLElement, slides: readonly HTMLElement[]) =>
  Math.max(
    0,
    slides.findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 > list.scrollLeft),
  );

/** Plays the silent films of the slide in sight and stops the others; one that is not loaded is loaded then. */
function playFilms(slides: readonly HTMLElement[], current: number): void {
  // Refused where the visitor wants less motion: no source is for them.
  for (const [position, slide] of slides.entries())
    for (const film of slide.querySelectorAll<HTMLVideoElement>('video[data-film]'))
      if (position === current) void film.play().catch(() => undefined);
      else film.pause();
}

/** Lets a served list of slides move by transforms. `null` where a document measures nothing. */
function createMotion(list: HTMLElement, isLooping: boolean): EmblaCarouselType | null {
  if (!list.ownerDocument.defaultView?.ResizeObserver) return null;
  const slides = [...(list.firstElementChild?.children ?? [])] as HTMLElement[];
  const startIndex = scrolledTo(list, slides);
  list.dataset.moving = '';
  list.scrollLeft = 0;
  return EmblaCarousel(list, {
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    loop: isLooping,
    direction: getComputedStyle(list).direction === 'rtl' ? 'rtl' : 'ltr',
    startIndex,
    duration: 24,
  });
}

/**
 * Slides that move by buttons, dots, swipe and arrow keys, and by themselves where that is wanted. As served they are a
 * list that scrolls and snaps; here it is the same list, moved by a library.
 */
export function CarouselIsland({ count, isLooping, seconds, texts }: Props) {
  const isLive = useIsHydrated();
  // On a page that is composed nothing moves by itself.
  const { isInert } = useServices();
  const list = useRef<HTMLDivElement>(null);
  const motion = useRef<EmblaCarouselType | null>(null);
  const [stops, setStops] = useState<Stops>({ count: 0, current: 0 });
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [announced, announce] = useState('');

  useEffect(() => {
    const element = list.current;
    const created = element && createMotion(element, isLooping);
    if (!created) return;
    motion.current = created;
    const read = () => {
      const current = created.selectedScrollSnap();
      setStops({ count: created.scrollSnapList().length, current });
      if (!isInert) playFilms(created.slideNodes(), current);
    };
    created.on('select', read).on('reInit', read);
    read();
    setPlaying(seconds > 0 && !isInert && !prefersStillness(element));
    // The pointer or the focus may have come before the carousel was live.
    setHeld(element.parentElement?.matches(':hover, :focus-within') ?? false);
    return () => {
      created.destroy();
      motion.current = null;
      delete element.dataset.moving;
    };
  }, [isLooping, seconds, isInert]);

  const isMoving = isPlaying && !isHeld && stops.count > 1;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      const { current: carousel } = motion;
      if (carousel?.canScrollNext()) carousel.scrollNext();
      else carousel?.scrollTo(0);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [isMoving, seconds]);

  const labelOf = (text: string, position: number, of: number) =>
    interpolate(text, { position: String(position + 1), count: String(of) });
  const goTo = (wanted: number) => {
    const { current: carousel } = motion;
    if (!carousel || !list.current) return;
    const last = stops.count - 1;
    const within = isLooping ? (wanted + stops.count) % stops.count : Math.min(Math.max(wanted, 0), last);
    // From the last stop to the first, a loop goes on in the same direction.
    const isStill = prefersStillness(list.current);
    if (isLooping && wanted > last) carousel.scrollNext(isStill);
    else if (isLooping && wanted < 0) carousel.scrollPrev(isStill);
    else carousel.scrollTo(within, isStill);
    announce(labelOf(texts.position, within, stops.count));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const step = STEPS[event.key];
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const ends: Readonly<Record<string, number>> = { Home: 0, End: stops.count - 1 };
    const wanted = step ? stops.current + (isRightToLeft ? -step : step) : ends[event.key];
    const isTyping = (event.target as Element).matches('input, select, textarea');
    if (wanted === undefined || isTyping || stops.count < 2) return;
    event.preventDefault();
    goTo(wanted);
  };
  const arrow = (slot: string, label: string, wanted: number) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={(!isLooping && (wanted < 0 || (isLive && wanted >= stops.count))) || undefined}
      onClick={() => goTo(wanted)}
    >
      <Adopted as="span" slot={slot} />
    </button>
  );

  return (
    <div
      role="presentation"
      data-carousel=""
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && setHeld(currentTarget.matches(':focus-within'))
      }
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setHeld(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
      }
    >
      <div data-controls="" data-needs-script="" hidden={isLive && stops.count === 1}>
        {seconds > 0 && (
          <button
            type="button"
            data-rotation={isPlaying ? 'pause' : 'play'}
            aria-label={isPlaying ? texts.pause : texts.play}
            onClick={() => setPlaying(!isPlaying)}
          >
            <Adopted as="span" slot="pause" />
            <Adopted as="span" slot="play" />
          </button>
        )}
        {arrow('previous', texts.previous, stops.current - 1)}
        {arrow('next', texts.next, stops.current + 1)}
        <div data-dots="">
          {stops.count > 1 &&
            Array.from({ length: stops.count }, (_, position) => (
              <button
                key={position}
                type="button"
                aria-label={labelOf(texts.goTo, position, stops.count)}
                aria-current={position === stops.current || undefined}
                onClick={() => goTo(position)}
              />
            ))}
        </div>
        <p role="status" className="visually-hidden">
          {announced}
        </p>
      </div>
      <div data-list="" ref={list} role="group" aria-label={texts.label} {...SCROLLED_BY_KEYS}>
        <div data-track="">
          {Array.from({ length: count }, (_, position) => (
            <Adopted
              key={position}
              as="div"
              slot={`slide:${position}`}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={labelOf(texts.position, position, count)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
