import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';

interface Props {
  readonly title: string;
  readonly isBusy: boolean;
  /** There is nothing to publish. */
  readonly isDisabled?: boolean;
  readonly onPublish: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The question before something is published: what is to be known of it, and the two choices. */
export function PublishDialog({ title, isBusy, isDisabled = false, onPublish, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      size="wide"
      isForReading
      title={title}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('app.cancel')}
          </Button>
          <Button variant="primary" isBusy={isBusy} isDisabled={isDisabled} onPress={onPublish}>
            {t('publish.action')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
