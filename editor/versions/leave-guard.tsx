import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import type { DraftSaver } from '../sync/draft-saver.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { addressOfPage } from '../workspace/page-views.ts';
import { useLatest } from '../workspace/use-latest.ts';

/** Leaving waits this long for the last save before it asks, in milliseconds. */
const PATIENCE_MS = 800;

/** Asks before edits are left that the server does not have; edits that can be stored are stored without a question. */
export function LeaveGuard({ saver }: { readonly saver: DraftSaver }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      saver.isDirty() && addressOfPage(currentLocation.pathname) !== addressOfPage(nextLocation.pathname),
  );
  const [isAsking, setIsAsking] = useState(false);
  const { state } = blocker;
  // Its functions are made anew at every rendering.
  const latest = useLatest(blocker);
  useEffect(() => {
    if (state !== 'blocked') return undefined;
    const timer = setTimeout(() => setIsAsking(true), PATIENCE_MS);
    let isOver = false;
    saver.flush().then(
      () => isOver || latest.current.proceed?.(),
      () => isOver || setIsAsking(true),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      setIsAsking(false);
    };
  }, [state, saver, latest]);
  if (state !== 'blocked' || !isAsking) return null;
  return (
    <Dialog
      isAlert
      title={t('leave.title')}
      onClose={blocker.reset}
      actions={
        <>
          <Button variant="quiet" onPress={blocker.proceed}>
            {t('leave.leave')}
          </Button>
          <Button variant="primary" onPress={blocker.reset}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
