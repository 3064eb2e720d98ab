import { subjectOfStep } from '../document/step-subject.ts';
import { summaryOf } from '../document/summary.ts';
import { Steps } from './history-panel.styles.ts';
import { useSentence } from './use-sentence.ts';
import { useHistory, useWorkspace } from './workspace.ts';

/** Everything that was done since the page was opened; each step can be gone back to. */
export function HistoryPanel() {
  const describe = useSentence();
  const { store, language } = useWorkspace();
  const { steps, position } = useHistory();
  const document = store.document();
  const entries = [
    { sentence: { key: 'opened', values: {} }, subject: '' },
    // The text as it is now; '' where the node is gone.
    ...steps.map((step) => ({
      sentence: step.sentence,
      subject: summaryOf(document, subjectOfStep(step) ?? '', language),
    })),
  ];
  return (
    <Steps>
      {entries
        .map(({ sentence, subject }, at) => (
          <li key={at}>
            <button
              type="button"
              aria-current={at === position ? 'step' : undefined}
              data-undone={at > position ? '' : undefined}
              onClick={() => store.jump(at)}
            >
              {describe(sentence)} {subject !== '' && <small>{subject}</small>}
            </button>
          </li>
        ))
        .toReversed()}
    </Steps>
  );
}
