import { type RefObject, useEffect, useState } from 'react';

/** Inner size of an element in pixels, without its scroll bars; 0 until it is measured. */
export function useSize(element: RefObject<Element | null>): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return undefined;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element]);
  return size;
}
