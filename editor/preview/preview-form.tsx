import { useTranslation } from 'react-i18next';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { type LanguageTag, NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { enabledLanguages } from '../../src/site/routes.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { Select } from '../ui/select/select.tsx';
import { Switch } from '../ui/switch/switch.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';

/** Hours that a link may live. */
export const LIFETIMES = ['1', '24', '168', '720'] as const;

/** What a link that is about to be made shows, and for how long. */
export interface PreviewChoice {
  readonly hours: (typeof LIFETIMES)[number];
  /** All pages of the site, not this one alone. */
  readonly opensAll: boolean;
  /** The version of now, whatever is stored later. */
  readonly isPinned: boolean;
  readonly language: LanguageTag;
  readonly scenario: ScenarioId | null;
}

interface Props {
  readonly site: OpenSite;
  readonly choice: PreviewChoice;
  readonly onChange: (choice: PreviewChoice) => void;
}

/** The fields of a new preview link. */
export function PreviewForm({ site, choice, onChange }: Props) {
  const { t } = useTranslation();
  const set = (change: Partial<PreviewChoice>) => onChange({ ...choice, ...change });
  return (
    <>
      <Select
        label={t('preview.lifetime')}
        options={LIFETIMES.map((hours) => ({ value: hours, label: t(`preview.lifetimes.${hours}`) }))}
        value={choice.hours}
        onChange={(hours) => set({ hours })}
      />
      <Select
        label={t('preview.pages')}
        options={[
          { value: 'one', label: t('preview.thisPage') },
          { value: 'all', label: t('preview.allPages') },
        ]}
        value={choice.opensAll ? 'all' : 'one'}
        onChange={(pages) => set({ opensAll: pages === 'all', isPinned: choice.isPinned && pages === 'one' })}
      />
      <Select
        label={t('workspace.language')}
        options={enabledLanguages(site.settings.site).map((tag) => ({
          value: tag,
          label: `${tag} · ${NATIVE_NAMES[tag]}`,
        }))}
        value={choice.language}
        onChange={(language) => set({ language })}
      />
      <ScenarioChoice scenario={choice.scenario} onChange={(scenario) => set({ scenario })} />
      {!choice.opensAll && (
        <Switch isSelected={choice.isPinned} onChange={(isPinned) => set({ isPinned })}>
          {t('preview.pin')}
        </Switch>
      )}
    </>
  );
}
