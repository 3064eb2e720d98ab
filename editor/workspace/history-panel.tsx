import { Steps } from './history-panel.styles.ts';
import { useSentence } from './use-sentence.ts';
import { useHistory, useWorkspace } from './workspace.ts';

/** Everything that was done since the page was opened; each step can be gone back to. */
export function HistoryPanel() {
  const describe = useSentence();
  const { store } = useWorkspace();
  const { steps, position } = useHistory();
  const entries = [{ key: 'opened', values: {} }, ...steps.map(({ sentence }) => sentence)];
  return (
    <Steps>
      {entries
        .map((sentence, at) => (
          <li key={at}>
            <button
              type="button"
              aria-current={at === position ? 'step' : undefined}
              data-undone={at > position ? '' : undefined}
              onClick={() => store.jump(at)}
            >
              {describe(sentence)}
            </button>
          </li>
        ))
        .toReversed()}
    </Steps>
  );
}
