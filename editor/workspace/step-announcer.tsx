import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { isField } from '../actions/handle-key.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { indexOf, listOf, nodeOf } from '../document/tree.ts';
import { useNodeNameInWords } from './node-name.ts';
import { loadSchemas } from './schemas.ts';
import { useLatest } from './use-latest.ts';
import { useSentence } from './use-sentence.ts';
import { useWorkspace } from './workspace.ts';

/** Where a node stands in its list. */
const positionOf = (document: OpenDocument, id: string) => ({
  position: indexOf(document, id) + 1,
  count: listOf(document, nodeOf(document, id).parent).length,
});

/** Whether the outline has the focus: it goes to the line of what is selected, which is read then. */
const isOutlineFocused = () => document.activeElement?.closest('[role=tree]') != null;

/**
 * Says to screen readers what each step did, and where the selected component stands now; where another one is selected, and
 * in which language the page is shown. What is typed in a field is said by the field.
 */
export function StepAnnouncer() {
  const { t } = useTranslation();
  const describe = useSentence();
  const nameOf = useNodeNameInWords();
  const { store, language } = useWorkspace();
  const [{ text, count }, setSaid] = useState({ text: '', count: 0 });
  /** The same text is said again where it is put there anew. */
  const announce = useCallback(
    (next: string) => setSaid((last) => ({ text: next, count: last.count + 1 })),
    [],
  );
  const describePosition = () => {
    const selected = store.selection().at(-1);
    if (selected === undefined) return '';
    return t('announcements.place', { name: nameOf(selected), ...positionOf(store.document(), selected) });
  };
  const say = useLatest((before: number, { steps, position }: ReturnType<typeof store.history>) => {
    const isUndone = position < before;
    const step = steps[isUndone ? position : position - 1];
    const isTyped = step?.sentence.key.startsWith('changed') && isField(document.activeElement);
    if (!step || (isTyped && !isUndone)) return;
    const sentence = describe(step.sentence);
    const done = t(isUndone ? 'announcements.undone' : 'announcements.done', { step: sentence });
    announce(`${done} ${describePosition()}`.trim());
  });
  const saySelection = useLatest(() => {
    if (store.selection().length === 0) announce(t('announcements.nothingSelected'));
    else if (!isOutlineFocused()) announce(describePosition());
  });
  useEffect(() => {
    let { position: last } = store.history();
    let selection = store.selection();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      const before = last;
      const history = store.history();
      last = history.position;
      const isSelectedAnew = store.selection() !== selection;
      selection = store.selection();
      const isStep = last !== before;
      // What is said of a step names what is selected then.
      if (isStep || isSelectedAnew) clearTimeout(timer);
      if (!isStep) {
        // In a later task, so that the selection is shown first.
        if (isSelectedAnew) timer = setTimeout(() => saySelection.current());
        return;
      }
      // It names properties. Without their titles it is said by their names.
      void loadSchemas()
        .catch(() => undefined)
        .then(() => say.current(before, history));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, say, saySelection]);
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    announce(t('announcements.language', { language: NATIVE_NAMES[language] }));
  }, [language, announce, t]);
  return (
    <p className="visually-hidden" role="status" data-announcement="">
      <span key={count}>{text}</span>
    </p>
  );
}
