import { type ReactNode, use, useMemo } from 'react';
import { LivePage, type LivePageProps } from '../../src/runtime/render/live/live-page.tsx';
import { FrameContext } from './frame-context.ts';

/** A page in a `CanvasFrame`: what its islands may use is given, but for the document, which is that of the frame. */
export function FramePage({ services, ...page }: LivePageProps): ReactNode {
  const document = use(FrameContext);
  if (!document) throw new Error('FramePage must be rendered inside CanvasFrame, which gives it a document');
  const ofFrame = useMemo(() => ({ ...services, document }), [services, document]);
  return <LivePage {...page} services={ofFrame} />;
}
