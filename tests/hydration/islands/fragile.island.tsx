import { useState } from 'react';
import { Adopted } from '../../../src/runtime/hydration/adopted.tsx';

type Failure = 'server' | 'always' | 'once' | 'later';

let hasFailed = false;

function breaks(when: Failure): boolean {
  if (typeof document === 'undefined') return when === 'server';
  if (when === 'once' && !hasFailed) {
    hasFailed = true;
    return true;
  }
  return when === 'always';
}

/** An island that throws at the time it is told to. */
export function FragileIsland({ when }: { readonly when: Failure }) {
  const [clicks, setClicks] = useState(0);
  if (breaks(when) || (when === 'later' && clicks > 1)) throw new Error(`planted: ${when}`);
  return (
    <>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Clicks: {clicks}
      </button>
      <a href="/elsewhere">Elsewhere</a>
      <Adopted as="div" slot="content" className="inside" />
    </>
  );
}
