import { useTranslation } from 'react-i18next';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { Select } from '../ui/select/select.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { NO_SCENARIO, scenarioOf, useScenarioOptions } from './scenario-choice.tsx';

const GRID = 'grid';

export interface ScenarioToolsProps {
  readonly onScenario: (scenario: ScenarioId | null) => void;
  /** The page is shown in all booking scenarios side by side. */
  readonly isInGrid: boolean;
  readonly onGrid: (isInGrid: boolean) => void;
}

/** The situations that the canvas shows the page in, with all of them side by side as the last one. */
export function useCanvasScenarios({ onScenario, isInGrid, onGrid }: ScenarioToolsProps) {
  const { t } = useTranslation();
  const { kind, scenario } = useWorkspace();
  const options = useScenarioOptions();
  return {
    options: kind === 'page' ? [...options, { value: GRID, label: t('scenarios.grid') }] : options,
    value: isInGrid ? GRID : (scenario ?? NO_SCENARIO),
    onChange(chosen: string) {
      const isGrid = chosen === GRID;
      if (!isGrid) onScenario(scenarioOf(chosen));
      if (isGrid !== isInGrid) onGrid(isGrid);
    },
  };
}

/** Chooses in which situation the canvas shows the page, or all of them side by side. */
export function ScenarioTools(props: ScenarioToolsProps) {
  const { t } = useTranslation();
  return <Select label={t('scenarios.title')} hidesLabel {...useCanvasScenarios(props)} />;
}
