import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { useFindingSubject } from './use-finding-subject.ts';
import { useFindingText } from './use-finding-text.ts';

/** What is to be mended in the open page, after what it is about. */
export function FindingSentence({ finding }: { readonly finding: CheckFinding }) {
  const text = useFindingText();
  const subject = useFindingSubject()(finding);
  return (
    <>
      {subject !== '' && <strong>{subject}: </strong>}
      {text(finding)}
    </>
  );
}
