import { useTranslation } from 'react-i18next';

/** The editor: its screens by address. */
export function EditorApp() {
  const { t } = useTranslation();
  return <h1>{t('signIn.title')}</h1>;
}
