import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeldChange } from '../app/routing/editor-router.tsx';
import type { DraftSaver } from '../sync/draft-saver.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { addressOfPage } from '../workspace/page-views.ts';

/** Leaving waits this long for the last save before it asks, in milliseconds. */
const PATIENCE_MS = 800;

/** Asks before edits are left that the server does not have; edits that can be stored are stored without a question. */
export function LeaveGuard({ saver }: { readonly saver: DraftSaver }) {
  const { t } = useTranslation();
  const held = useHeldChange((from, to) => saver.isDirty() && addressOfPage(from) !== addressOfPage(to));
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setIsAsking(true), PATIENCE_MS);
    let isOver = false;
    saver.flush().then(
      () => isOver || held.proceed(),
      () => isOver || setIsAsking(true),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      setIsAsking(false);
    };
  }, [held, saver]);
  if (!held || !isAsking) return null;
  return (
    <Dialog
      isAlert
      title={t('leave.title')}
      onClose={held.stay}
      actions={
        <>
          <Button variant="quiet" onPress={held.proceed}>
            {t('leave.leave')}
          </Button>
          <Button variant="primary" onPress={held.stay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
