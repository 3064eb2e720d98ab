import type { ComponentProps } from 'react';
import { PageCanvas } from '../canvas/page-canvas.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { type CanvasFrameQuery, useCanvasFrame } from './use-canvas-frame.ts';

interface Props extends Omit<ComponentProps<typeof PageCanvas>, 'frameHtml'> {
  readonly frameQuery: CanvasFrameQuery;
}

/** The canvas of the open page, once its surroundings are there; another one for each language. */
export function OpenCanvas({ frameQuery, ...canvas }: Props) {
  const frame = useCanvasFrame(frameQuery);
  if (frame.data === undefined)
    return frame.isError ? (
      <Failed onRetry={() => void frame.refetch()} isBusy={frame.isFetching} />
    ) : (
      <Waiting />
    );
  return <PageCanvas key={frameQuery.language} {...canvas} frameHtml={frame.data} />;
}
