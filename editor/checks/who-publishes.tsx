import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';

/** Names, to an operator who may not publish, those who can. */
export function WhoPublishes() {
  const { t } = useTranslation();
  const { show } = useToasts();
  return (
    <Button variant="quiet" onPress={() => show({ text: t('settings.publishers') })}>
      {t('publish.who')}
    </Button>
  );
}
