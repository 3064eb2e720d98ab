import { type ReactElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { content, settled } from './marks.ts';

/** Hydrates the page as one tree, as every system but ours does, and leaves its marks. */
export async function hydrateWhole(page: ReactElement): Promise<void> {
  await settled();
  const errors: string[] = [];
  const start = performance.now();
  function Watched({ children }: { children: ReactNode }) {
    useEffect(() => {
      window.benchMarks = { all: performance.now() - start, first: null, errors };
    }, []);
    return children;
  }
  hydrateRoot(content(), <Watched>{page}</Watched>, {
    onRecoverableError: (error) => errors.push(String(error)),
  });
}
