import { useTranslation } from 'react-i18next';
import type { Sentence } from '../document/commands/command.ts';
import { Steps } from './history-panel.styles.ts';
import { manifestOf } from './manifests.ts';
import { typeName } from './node-name.ts';
import { useHistory, useWorkspace } from './workspace.ts';

/** The values of a sentence, with names of components and properties instead of their types. */
function named({ values }: Sentence): Record<string, string | number> {
  const { type, other, property } = values as Readonly<Record<string, string>>;
  return {
    ...values,
    ...(type === undefined ? {} : { type: typeName(type) }),
    ...(other === undefined ? {} : { other: typeName(other) }),
    ...(property === undefined
      ? {}
      : { property: manifestOf(type ?? '')?.properties[property]?.title ?? property }),
  };
}

/** Everything that was done since the page was opened; each step can be gone back to. */
export function HistoryPanel() {
  const { t } = useTranslation();
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
              {t(`history.${sentence.key}`, named(sentence))}
            </button>
          </li>
        ))
        .toReversed()}
    </Steps>
  );
}
