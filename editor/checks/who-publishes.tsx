import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';

/** Stands where others publish, and says to who may not publish who can. */
export function WhoPublishes() {
  const { t } = useTranslation();
  const { show } = useToasts();
  return (
    <Button variant="quiet" onPress={() => show({ text: t('settings.publishers') })}>
      {t('publish.who')}
    </Button>
  );
}
