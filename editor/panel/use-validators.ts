import { useEffect, useState } from 'react';
import type { ValidateFunction } from 'ajv';
import type { bodyFindings } from '../../src/site/findings/body-findings.ts';
import { getI18n } from 'react-i18next';
import { loadAllTexts } from '../i18n.ts';
import { useCode } from '../ui/on-demand/use-code.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/** The validators of components by type, and of whole documents. */
export interface Validators {
  readonly components: ReadonlyMap<string, ValidateFunction>;
  readonly bodyFindings: typeof bodyFindings;
}

async function load(): Promise<Validators> {
  const [components, documents] = await Promise.all([
    import('../../generated/components/check.js'),
    import('../../src/site/findings/body-findings.ts'),
    // What is wrong with a value is said in texts that are not among the first.
    loadAllTexts(getI18n()),
  ]);
  return {
    components: new Map(
      Object.entries({ ...components }) as [string, unknown][] as [string, ValidateFunction][],
    ),
    bodyFindings: documents.bodyFindings,
  };
}

/** The validators of what is edited; `null` until something is selected or changed, and they are loaded. */
export function useValidators(): Validators | null {
  const { store } = useWorkspace();
  const [isEdited, setIsEdited] = useState(() => store.selection().length > 0);
  useEffect(() => store.subscribe(() => setIsEdited(true)), [store]);
  return useCode('validators', load, isEdited) ?? null;
}
