import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { defaultLanguage, enabledLanguages } from '../../src/site/routes.ts';
import { type Lost, lostReferences } from '../checks/lost-references.ts';
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
      { leftOut, takenOver, anchors, versions }: Adaptation,
      { refused, ids }: PasteReport,
      lost: readonly Lost[],
      language: string,
    ) => {
      const lostName = ({ kind, id }: Lost) => t('paste.lostName', { kind: t(`paste.kinds.${kind}`), id });
      const list = (names: readonly string[]) =>
        new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
      const adapted = [
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
        ...versions.map(({ type, from, to }) =>
          t(from < to ? 'paste.migrated' : 'paste.newer', { name: typeName(type), from, to }),
        ),
        ...(lost.length > 0 ? [t('paste.lost', { names: list(lost.map(lostName)) })] : []),
      ];
      // That copies have ids of their own is worth a word only beside what did change.
      return adapted.length === 0
        ? ''
        : [...adapted, t('paste.ids', { ids: list(ids.map((pair) => pair.join(' → '))) })].join(' ');
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
      const adapted = adaptClipboard(copied, {
        document: store.document(),
        languages,
        sourceLanguage,
        versionOf: (type) => MANIFESTS.get(type)?.version,
      });
      const report = edits.paste(adapted.clipboard);
      if (report.pasted === 0) return refuse(report.refused[0]?.refusal ?? null);
      const lost = around ? lostReferences(adapted.clipboard.nodes, around) : [];
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
