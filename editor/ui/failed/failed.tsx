import { CloudOff } from 'lucide';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';

/** Something could not be loaded, and may be tried again. */
export function Failed({
  onRetry,
  isBusy,
  ref,
}: {
  readonly onRetry: () => void;
  readonly isBusy: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}) {
  const { t } = useTranslation();
  const [wasBusy, setWasBusy] = useState(isBusy);
  const [failures, setFailures] = useState(1);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (!isBusy) setFailures(failures + 1);
  }
  return (
    <div ref={ref} role="alert">
      <EmptyState
        icon={CloudOff}
        // When it failed again, a new element makes screen readers read it again.
        title={<span key={failures}>{t('failed.title')}</span>}
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
