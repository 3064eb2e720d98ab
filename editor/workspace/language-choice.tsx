import { useTranslation } from 'react-i18next';
import { type LanguageTag, NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { enabledLanguages } from '../../src/site/routes.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { Select } from '../ui/select/select.tsx';

interface Props {
  readonly site: OpenSite;
  readonly language: LanguageTag;
  readonly onChange: (language: LanguageTag) => void;
}

/** Chooses the language that is shown and edited. */
export function LanguageChoice({ site, language, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('workspace.language')}
      hidesLabel
      options={enabledLanguages(site.settings.site).map((tag) => ({
        value: tag,
        label: `${tag} · ${NATIVE_NAMES[tag]}`,
        short: tag,
      }))}
      value={language}
      onChange={onChange}
    />
  );
}
