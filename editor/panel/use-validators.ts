import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ValidateFunction } from 'ajv';
import { useWorkspace } from '../workspace/workspace.ts';

/** The validators of components by type, and of pages. */
export interface Validators {
  readonly components: ReadonlyMap<string, ValidateFunction>;
  readonly page: ValidateFunction;
}

async function load(): Promise<Validators> {
  const [components, { Page }] = await Promise.all([
    import('../../generated/components/check.js'),
    import('../../generated/page/check.js'),
  ]);
  return {
    components: new Map(
      Object.entries({ ...components }) as [string, unknown][] as [string, ValidateFunction][],
    ),
    page: Page,
  };
}

/** The validators of what is edited; `null` until something is selected or changed, and they are loaded. */
export function useValidators(): Validators | null {
  const { store } = useWorkspace();
  const [isEdited, setIsEdited] = useState(() => store.selection().length > 0);
  useEffect(() => store.subscribe(() => setIsEdited(true)), [store]);
  const { data } = useQuery({
    queryKey: ['validators'],
    queryFn: load,
    enabled: isEdited,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
