import { CloudOff } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';

/** Something could not be loaded, and may be tried again. */
export function Failed({ onRetry, isBusy }: { readonly onRetry: () => void; readonly isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title={t('failed.title')}
        text={t('failed.text')}
        actions={
          <Button onPress={onRetry} isBusy={isBusy}>
            {t('failed.retry')}
          </Button>
        }
      />
    </div>
  );
}
