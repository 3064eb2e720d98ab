import { Languages } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { enabledLanguages } from '../../src/site/routes.ts';
import { useSite } from '../app/shell/site-layout.tsx';
import { TopBarTools } from '../app/shell/top-bar-tools.tsx';
import type { CanvasView } from '../canvas/canvas-view.ts';
import { ChecksButton } from '../checks/checks-button.tsx';
import { PublishButton } from '../checks/publish-button.tsx';
import { WhoPublishes } from '../checks/who-publishes.tsx';
import { PreviewTools } from '../preview/preview-tools.tsx';
import { ScenarioTools, useScenarioEntries } from '../preview/scenario-tools.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SaveStatus } from './save-status.tsx';
import { UndoRedo } from './undo-redo.tsx';
import type { Draft } from './use-draft.ts';
import { Checks, Divider, Narrow, Wide } from './workspace-tools.styles.ts';
import { useWorkspace } from './workspace.ts';
import { ViewMenu } from './view-menu.tsx';
import { ViewTools } from './view-tools.tsx';

interface Props {
  readonly draft: Draft;
  /** The version that visitors see; `null` for none. */
  readonly publishedVersion: number | null;
  readonly view: CanvasView;
  readonly onView: (view: CanvasView) => void;
  readonly onLanguage: (language: LanguageTag) => void;
  /** The texts are shown side by side with those of the default language. */
  readonly isTranslating: boolean;
  readonly onTranslate: (isTranslating: boolean) => void;
  readonly onScenario: (scenario: ScenarioId | null) => void;
  /** The page is shown in all booking scenarios side by side. */
  readonly isInGrid: boolean;
  readonly onGrid: (isInGrid: boolean) => void;
  /** Shows the conflict that saving met. */
  readonly onConflict: () => void;
  /** The menu of what can be done with the whole page. */
  readonly menu: ReactNode;
  /** What is to be mended; `null` before the first check. */
  readonly findings: readonly CheckFinding[] | null;
  readonly onRefused: (findings: readonly CheckFinding[]) => void;
  /** Shows the list of what is to be mended. */
  readonly onChecks: () => void;
}

/** The tools of an open page in the top bar. */
export function WorkspaceTools({
  draft,
  publishedVersion,
  view,
  onView,
  onLanguage,
  isTranslating,
  onTranslate,
  onScenario,
  isInGrid,
  onGrid,
  onConflict,
  menu,
  findings,
  onRefused,
  onChecks,
}: Props) {
  const { t } = useTranslation();
  const { site: operatorSite } = useSite();
  const { site, kind, store, language } = useWorkspace();
  const { saver } = draft;
  const scenarios = { onScenario, isInGrid, onGrid };
  useScenarioEntries(scenarios);
  const canPublish = operatorSite.role !== 'editor';

  return (
    <TopBarTools>
      {/* First, since they change: the tools after them stay where they are. */}
      <SaveStatus draft={draft} onConflict={onConflict} isPage />
      <Checks>{findings && <ChecksButton findings={findings} onOpen={onChecks} />}</Checks>
      <UndoRedo store={store} />
      <Wide>
        <Divider />
        <ViewTools view={view} onView={onView} />
      </Wide>
      <LanguageChoice site={site} language={language} onChange={onLanguage} />
      <Wide>
        {enabledLanguages(site.settings.site).length > 1 && (
          <IconButton
            icon={Languages}
            label={t('translations.show')}
            aria-pressed={isTranslating}
            onPress={() => onTranslate(!isTranslating)}
          />
        )}
        <ScenarioTools {...scenarios} />
      </Wide>
      <Narrow>
        <ViewMenu {...scenarios} />
      </Narrow>
      {menu}
      {kind === 'page' && (
        <Wide>
          <PreviewTools saver={saver} />
        </Wide>
      )}
      {kind !== 'pageTemplate' &&
        (canPublish ? (
          <PublishButton
            draft={draft}
            publishedVersion={publishedVersion}
            findings={findings}
            onRefused={onRefused}
            onConflict={onConflict}
          />
        ) : (
          <WhoPublishes />
        ))}
    </TopBarTools>
  );
}
