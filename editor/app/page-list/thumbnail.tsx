import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { loadWholeHtml, type WholePage } from '../../canvas/load-frame-html.ts';
import { useSite } from '../shell/site-layout.tsx';

/** A page is laid out at this size in pixels and scaled to the width of its frame: `tan(atan2(a, b))` is how CSS divides two lengths. */
const WIDTH = 1280;
const HEIGHT = 800;

const Frame = styled.div`
  container-type: inline-size; flex: none; position: relative; overflow: hidden; aspect-ratio: ${WIDTH} / ${HEIGHT};
  border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--surface-sunken);
  iframe { position: absolute; width: ${WIDTH}px; height: ${HEIGHT}px; border: 0; background: canvas; color-scheme: light; transform-origin: 0 0; scale: tan(atan2(100cqw, ${WIDTH}px)); pointer-events: none; }
`;

/** Whether an element is, or was, near the part of the screen that is seen. */
function useWasNear(element: RefObject<HTMLElement | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setWasNear(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wasNear;
}

/** The top of a page or template as its newest version looks, loaded when it comes into sight. For the eye alone: its name stands beside it. */
export function Thumbnail({
  of,
  version,
  language,
  width,
}: {
  readonly of: WholePage;
  /** A version never changes. */
  readonly version: number;
  readonly language: string;
  /** In pixels; without one it is as wide as what it stands in. */
  readonly width?: number;
}) {
  const { site } = useSite();
  const element = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(element);
  const { data } = useQuery({
    queryKey: ['thumbnail', site.id, of.kind, of.id, version, language],
    queryFn: () => loadWholeHtml(site.id, of, language),
    enabled: wasNear,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Frame ref={element} data-thumbnail="" style={{ width: width ?? '100%' }} aria-hidden inert>
      {data !== undefined && <iframe title={of.id} srcDoc={data} sandbox="allow-same-origin" tabIndex={-1} />}
    </Frame>
  );
}
