import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isField } from '../actions/handle-key.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { indexOf, listOf, nodeOf } from '../document/tree.ts';
import { useNodeName } from './node-name.ts';
import { loadSchemas } from './schemas.ts';
import { useLatest } from './use-latest.ts';
import { useSentence } from './use-sentence.ts';
import { useWorkspace } from './workspace.ts';

/** Where a node stands in its list. */
const placeOf = (document: OpenDocument, id: string) => ({
  position: indexOf(document, id) + 1,
  count: listOf(document, nodeOf(document, id).parent).length,
});

/**
 * Says to screen readers what each step did, and where the selected component stands now. What is typed in a field is said
 * by the field.
 */
export function StepAnnouncer() {
  const { t } = useTranslation();
  const describe = useSentence();
  const nameOf = useNodeName();
  const { store } = useWorkspace();
  const [said, setSaid] = useState('');
  const say = useLatest((before: number, { steps, position }: ReturnType<typeof store.history>) => {
    const isUndone = position < before;
    const step = steps[isUndone ? position : position - 1];
    const isTyped = step?.sentence.key.startsWith('changed') && isField(document.activeElement);
    if (!step || (isTyped && !isUndone)) return;
    const selected = store.selection().at(-1);
    const sentence = describe(step.sentence);
    const done = t(isUndone ? 'announcements.undone' : 'announcements.done', { step: sentence });
    const place =
      selected === undefined
        ? ''
        : t('announcements.place', { name: nameOf(selected), ...placeOf(store.document(), selected) });
    setSaid(`${done} ${place}`.trim());
  });
  useEffect(() => {
    let { position: last } = store.history();
    return store.subscribe(() => {
      const before = last;
      const history = store.history();
      last = history.position;
      if (last === before) return;
      // It names properties. Without their titles it is said by their names.
      void loadSchemas()
        .catch(() => undefined)
        .then(() => say.current(before, history));
    });
  }, [store, say]);
  return (
    <p className="visually-hidden" role="status" data-announcement="">
      {said}
    </p>
  );
}
