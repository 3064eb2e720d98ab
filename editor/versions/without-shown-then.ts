import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { Publication } from './publication.ts';

/** Findings without the references to what is published at the same moment: it is there for visitors then. */
export const withoutShownThen = (
  findings: readonly CheckFinding[],
  together: readonly Pick<Publication, 'kind' | 'id'>[],
): readonly CheckFinding[] =>
  findings.filter(
    ({ rule, params }) =>
      rule !== 'unpublished-reference' ||
      !together.some(({ kind, id }) => kind === params.kind && id === params.id),
  );
