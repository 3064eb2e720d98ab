import { useTranslation } from 'react-i18next';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { Select } from '../ui/select/select.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { NO_SCENARIO, scenarioOf, useScenarioOptions } from './scenario-choice.tsx';

const GRID = 'grid';

interface Props {
  readonly onScenario: (scenario: ScenarioId | null) => void;
  /** The page is shown in all booking scenarios side by side. */
  readonly isInGrid: boolean;
  readonly onGrid: (isInGrid: boolean) => void;
}

/** Chooses in which situation the canvas shows the page, or all of them side by side. */
export function ScenarioTools({ onScenario, isInGrid, onGrid }: Props) {
  const { t } = useTranslation();
  const { kind, scenario } = useWorkspace();
  const options = useScenarioOptions();
  return (
    <Select
      label={t('scenarios.title')}
      hidesLabel
      options={kind === 'page' ? [...options, { value: GRID, label: t('scenarios.grid') }] : options}
      value={isInGrid ? GRID : (scenario ?? NO_SCENARIO)}
      onChange={(chosen) => {
        const isGrid = chosen === GRID;
        if (!isGrid) onScenario(scenarioOf(chosen));
        if (isGrid !== isInGrid) onGrid(isGrid);
      }}
    />
  );
}
