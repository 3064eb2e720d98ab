import { useTranslation } from 'react-i18next';
import { changeLanguage, INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../i18n.ts';
import { Select } from '../../ui/select/select.tsx';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { useServices } from '../services.tsx';

/** The interface languages in their own words. */
export const LANGUAGE_NAMES: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  pt: 'Português',
  hr: 'Hrvatski',
};

/** A function that changes the language of the interface, and stores it once its texts are there. */
export function useChangeLanguage(): (language: InterfaceLanguage) => void {
  const { t, i18n } = useTranslation();
  const { show } = useToasts();
  const { preferences } = useServices();
  return (language) =>
    void changeLanguage(i18n, language).then(
      () => preferences.setLanguage(i18n.language as InterfaceLanguage),
      // Without the file of the language the interface stays as it is.
      () => show({ text: t('app.loadFailed'), tone: 'danger' }),
    );
}

/** Chooses the language of the interface. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  const change = useChangeLanguage();
  return (
    <Select
      label={t('account.language')}
      hidesLabel
      value={i18n.language as InterfaceLanguage}
      options={INTERFACE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={change}
    />
  );
}
