import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { loadWholeHtml } from '../../canvas/load-frame-html.ts';
import { useSite } from '../shell/site-layout.tsx';
import type { ListedPage } from './listed-page.ts';

/** Pixels that a page is laid out in, and their share that is shown. */
const WIDTH = 1280;
const HEIGHT = 800;
const SCALE = 0.075;

const Frame = styled.div`
  flex: none; position: relative; overflow: hidden; width: ${WIDTH * SCALE}px; height: ${HEIGHT * SCALE}px;
  border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--surface-sunken);
  iframe { position: absolute; width: ${WIDTH}px; height: ${HEIGHT}px; border: 0; background: canvas; color-scheme: light; transform: scale(${SCALE}); transform-origin: 0 0; pointer-events: none; }
  @media (width < 640px) { display: none; }
`;

/** Whether an element is, or was, near the part of the screen that is seen. */
function useWasNear() {
  const element = useRef<HTMLDivElement>(null);
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
  }, []);
  return { element, wasNear };
}

/** The top of a page as its draft looks, loaded when it comes into sight. For the eye alone: the line has its name. */
export function Thumbnail({ page, language }: { readonly page: ListedPage; readonly language: string }) {
  const { site } = useSite();
  const { element, wasNear } = useWasNear();
  const { data } = useQuery({
    // A version never changes.
    queryKey: ['thumbnail', site.id, page.id, page.draftVersion, language],
    queryFn: () => loadWholeHtml(site.id, page.id, language),
    enabled: wasNear && !page.isArchived,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Frame ref={element} aria-hidden inert>
      {data !== undefined && (
        <iframe title={page.name} srcDoc={data} sandbox="allow-same-origin" tabIndex={-1} />
      )}
    </Frame>
  );
}
