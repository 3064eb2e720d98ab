import { Eye } from 'lucide';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { useActions } from '../actions/actions.tsx';
import type { Entry } from '../find/entry.ts';
import { Select } from '../ui/select/select.tsx';
import { useLatest } from '../workspace/use-latest.ts';
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

const NO_ACTIONS: Parameters<typeof useActions>[0] = [];

/** Offers the situations that the canvas does not show to the search of everything. */
export function useScenarioEntries(props: ScenarioToolsProps): void {
  const scenarios = useLatest(useCanvasScenarios(props));
  useActions(
    NO_ACTIONS,
    useCallback(() => {
      const { options, value: shown, onChange } = scenarios.current;
      return options
        .filter(({ value }) => value !== shown)
        .map(
          ({ value, label }): Entry => ({
            id: `situations/${value}`,
            group: 'situations',
            label,
            icon: Eye,
            run: () => onChange(value),
          }),
        );
    }, [scenarios]),
  );
}

/** Chooses in which situation the canvas shows the page, or all of them side by side. */
export function ScenarioTools(props: ScenarioToolsProps) {
  const { t } = useTranslation();
  return <Select label={t('scenarios.title')} hidesLabel {...useCanvasScenarios(props)} />;
}
