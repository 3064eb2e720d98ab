import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { defaultLanguage, enabledLanguages } from '../../src/site/routes.ts';
import { lostReferences } from '../checks/lost-references.ts';
import { type Adaptation, adaptClipboard } from '../document/adapt-clipboard.ts';
import { type PasteReport, readClipboard } from '../document/clipboard.ts';
import { useToasts } from '../ui/toast/toasts.tsx';
import { useTypeName } from './use-schema-text.ts';
import { useRefusalText } from './use-refusal-text.ts';
import type { Workspace } from './workspace.ts';

const languageName = (tag: string): string =>
  Object.hasOwn(NATIVE_NAMES, tag) ? NATIVE_NAMES[tag as keyof typeof NATIVE_NAMES] : tag;

/** A function that says what was adapted of pasted nodes; '' for nothing. */
function usePasteSentences() {
  const { t, i18n } = useTranslation();
  const refusalText = useRefusalText();
  const typeName = useTypeName();
  return useCallback(
    (
      { leftOut, takenOver, anchors }: Adaptation,
      { refused }: PasteReport,
      lost: number,
      language: string,
    ) => {
      const list = (names: readonly string[]) =>
        new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
      return [
        ...refused.map(({ type, refusal }) =>
          t('paste.refused', {
            name: typeName(type),
            reason: refusalText(refusal),
          }),
        ),
        ...(leftOut.length > 0 ? [t('paste.leftOut', { languages: list(leftOut.map(languageName)) })] : []),
        ...(takenOver > 0
          ? [t('paste.takenOver', { count: takenOver, language: languageName(language) })]
          : []),
        ...(anchors.length > 0 ? [t('paste.anchors', { anchors: list(anchors) })] : []),
        ...(lost > 0 ? [t('paste.lost', { count: lost })] : []),
      ].join(' ');
    },
    [t, i18n, refusalText, typeName],
  );
}

/** A function that pastes what was copied as a text, and says what had to be adapted. */
export function usePaste(
  { site, store, edits, refuse }: Workspace,
  around: CheckedSite | undefined,
): (text: string) => void {
  const { t } = useTranslation();
  const { show } = useToasts();
  const sentences = usePasteSentences();
  return useCallback(
    (text: string) => {
      const copied = readClipboard(text);
      if (!copied) return;
      const sourceLanguage = defaultLanguage(site.settings.site);
      const languages = enabledLanguages(site.settings.site);
      const adapted = adaptClipboard(copied, { document: store.document(), languages, sourceLanguage });
      const report = edits.paste(adapted.clipboard);
      if (report.pasted === 0) return refuse(report.refused[0]?.refusal ?? null);
      const lost = around ? lostReferences(adapted.clipboard.nodes, around) : 0;
      const said = sentences(adapted, report, lost, sourceLanguage);
      if (said === '') return;
      const { position } = store.history();
      show({
        text: said,
        stays: true,
        action: {
          label: t('app.undo'),
          // Later edits are not taken back.
          onPress: () => store.history().position === position && store.undo(),
        },
      });
    },
    [site, store, edits, refuse, around, t, show, sentences],
  );
}
