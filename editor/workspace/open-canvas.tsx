import type { ComponentProps } from 'react';
import { PageCanvas } from '../canvas/page-canvas.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { useCanvasFrame, type useSurroundings } from './use-canvas-frame.ts';

interface Props extends Omit<ComponentProps<typeof PageCanvas>, 'frameHtml'> {
  readonly surroundings: ReturnType<typeof useSurroundings>;
}

/** The canvas of the open page, once its surroundings are there; another one for each language. */
export function OpenCanvas({ surroundings, ...canvas }: Props) {
  const frame = useCanvasFrame(surroundings);
  if (frame.isError) return <Failed onRetry={() => void frame.refetch()} isBusy={frame.isFetching} />;
  if (frame.data === undefined) return <Waiting />;
  return <PageCanvas key={surroundings.language} {...canvas} frameHtml={frame.data} />;
}
