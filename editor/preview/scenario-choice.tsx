import { useTranslation } from 'react-i18next';
import { isScenarioId, SCENARIO_IDS, type ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { Select } from '../ui/select/select.tsx';
import type { SelectOption } from '../ui/select/select-option.ts';

/** Value of the option that stands for the data of the site. */
export const NO_SCENARIO = 'none';

/** The scenario of an option; `null` for the data of the site. */
export const scenarioOf = (value: string): ScenarioId | null => (isScenarioId(value) ? value : null);

/** The data of the site and every booking scenario, to choose from. */
export function useScenarioOptions(): SelectOption<string>[] {
  const { t } = useTranslation();
  return [
    { value: NO_SCENARIO, label: t('scenarios.none') },
    ...SCENARIO_IDS.map((id) => ({ value: id, label: t(`scenarios.${id}`) })),
  ];
}

interface Props {
  /** `null` for the data of the site. */
  readonly scenario: ScenarioId | null;
  readonly onChange: (scenario: ScenarioId | null) => void;
}

/** Chooses the booking scenario whose samples a link shows. */
export function ScenarioChoice({ scenario, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('scenarios.title')}
      options={useScenarioOptions()}
      value={scenario ?? NO_SCENARIO}
      onChange={(value) => onChange(scenarioOf(value))}
    />
  );
}
