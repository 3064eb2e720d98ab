import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';

/** Stands where others publish, and says to who may not publish who can. */
export function WhoPublishes() {
  const { t } = useTranslation();
  const { show } = useToasts();
  const text = t('publish.byOthers', {
    publisher: t('role.publisher'),
    administrator: t('role.administrator'),
  });
  return (
    <Button variant="quiet" onPress={() => show({ text, stays: true })}>
      {t('publish.who')}
    </Button>
  );
}
