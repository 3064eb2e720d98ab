import { useQueries } from '@tanstack/react-query';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { isAboutLanguages } from '../checks/said-languages.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useDraftCheck } from './draft-check.ts';
import type { Publication } from './publication.ts';
import { withoutShownThen } from './without-shown-then.ts';

/** What is to be mended in a document that is published. */
export interface FoundIn {
  readonly kind: Publication['kind'];
  readonly id: string;
  readonly findings: readonly CheckFinding[];
}

/**
 * What is to be mended in all that is published at the same moment: in the open document first, then what the languages of
 * the others lack, as far as it is known. What else is found in the others is not about this document.
 * @param own what was found in the open document
 */
export function useFindingsOfAll(own: readonly CheckFinding[], together: readonly Publication[]) {
  const { kind, pageId } = useWorkspace();
  const draftCheck = useDraftCheck();
  const checks = useQueries({ queries: together.map((draft) => draftCheck(draft)) });
  const found: readonly FoundIn[] = [
    { kind, id: pageId, findings: withoutShownThen(own, together) },
    ...together.map((draft, at) => ({
      kind: draft.kind,
      id: draft.id,
      findings: (checks[at]?.data ?? []).filter(({ rule }) => isAboutLanguages(rule)),
    })),
  ];
  return {
    found,
    /** Whether all of them were checked. */
    isKnown: checks.every(({ data }) => data !== undefined),
    isError: checks.some(({ data, isError }) => isError && data === undefined),
  };
}
