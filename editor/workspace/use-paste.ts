import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { defaultLanguage, enabledLanguages } from '../../src/site/routes.ts';
import { adaptClipboard } from '../document/adapt-clipboard.ts';
import { readClipboard } from '../document/clipboard.ts';
import { loadAllTexts } from '../i18n.ts';
import { onceOnline } from '../sync/once-online.ts';
import { useToasts } from '../ui/toast/toasts.tsx';
import { useTypeName } from './use-schema-text.ts';
import { useRefusalText } from './use-refusal-text.ts';
import type { Workspace } from './workspace.ts';

/**
 * A function that pastes what was copied as a text, and says what had to be adapted.
 * @param readAround reads what the site has that may be referred to
 * @param onLost shows the checks: what the site does not have keeps the page from being published
 */
export function usePaste(
  { site, store, edits, refuse }: Workspace,
  readAround: () => Promise<CheckedSite>,
  onLost: () => void,
): (text: string) => void {
  const { t, i18n } = useTranslation();
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const typeName = useTypeName();
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
      const { refused } = report;
      const { leftOut, takenOver, untranslated, anchors, versions } = adapted;
      const isAdapted =
        takenOver.count + untranslated > 0 ||
        [refused, leftOut, anchors, versions].some(({ length }) => length > 0);
      const doneSteps = () => {
        const { steps, position } = store.history();
        return steps.slice(0, position);
      };
      const step = doneSteps().at(-1);
      const isUndone = () => !doneSteps().some((one) => one === step);
      const load = async () => {
        const readLost = async () => {
          const [{ lostReferences }, around] = await Promise.all([
            import('../checks/lost-references.ts'),
            readAround(),
          ]);
          return lostReferences(adapted.clipboard.nodes, around);
        };
        // What is known already is told also where the site cannot be read.
        const lost = await (isAdapted ? readLost().catch(() => []) : readLost());
        if (!isAdapted && lost.length === 0) return null;
        const [{ pasteSentences }] = await Promise.all([import('./paste-sentences.ts'), loadAllTexts(i18n)]);
        const said = pasteSentences(
          { adapted, report, lost, language: sourceLanguage },
          { t, interfaceLanguage: i18n.language, refusalText, typeName },
        );
        return { said, isLost: lost.length > 0 };
      };
      // Something of what was pasted is missing: that is told once it can be.
      const onFailed = () => isAdapted && show({ text: t('app.loadFailed'), tone: 'danger' });
      void onceOnline(load, { onFailed }).then((loaded) => {
        if (loaded === null || isUndone()) return;
        if (loaded.isLost) onLost();
        show({
          text: loaded.said,
          stays: true,
          until: (onOver) => store.subscribeToDocument(() => isUndone() && onOver()),
          action: {
            label: t('app.undo'),
            onPress: () => store.undo(),
            // Later edits are not taken back.
            isPossible: () => doneSteps().at(-1) === step,
            subscribe: store.subscribeToDocument,
          },
        });
      });
    },
    [site, store, edits, refuse, readAround, onLost, t, i18n, show, refusalText, typeName],
  );
}
