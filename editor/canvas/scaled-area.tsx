import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { useSize } from './use-size.ts';

const Area = styled.div`
  position: relative; flex: 1; min-width: 0; min-height: 0; height: 100%; overflow: hidden; background: var(--desk);
  & > div { position: absolute; inset: 0; transform-origin: 0 0; }
  iframe { display: block; width: 100%; height: 100%; border: 0; }
`;

/** Lays its content out at a width in CSS pixels, and shows it smaller where there is less room. */
export function ScaledArea({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const scale = Math.min(1, size.width / width) || 1;
  return (
    <Area ref={area}>
      <div style={{ width: size.width / scale, height: size.height / scale, transform: `scale(${scale})` }}>
        {children}
      </div>
    </Area>
  );
}
