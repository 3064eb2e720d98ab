import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import { useServices } from '../services.tsx';
import { type Operator, useSetOperator } from './use-operator.ts';

const SignInForm = onDemand(async () => (await import('../sign-in/sign-in-form.tsx')).SignInForm);

/** Loads what the dialog shows. */
const preload = () => {
  Dialog.preload();
  SignInForm.preload();
};

/** What tells that somebody is at the window. */
const INPUT = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Signs an operator in again whose session ended, over the screen they work on, which stays as it is. */
export function SessionDialog({ operator }: { readonly operator: Operator }) {
  const { t } = useTranslation();
  const { session } = useServices();
  const navigate = useNavigate();
  const setOperator = useSetOperator();
  const isWaiting = useSyncExternalStore(session.subscribe, session.isWaiting);
  // Questions are mostly asked while the network is gone: this one, and those of all screens.
  useEffect(() => {
    // Not after some seconds as well: those are counted from when a page is open.
    for (const type of INPUT) addEventListener(type, preload, { capture: true, once: true });
    return () => {
      for (const type of INPUT) removeEventListener(type, preload, true);
    };
  }, []);
  if (!isWaiting) return null;
  const leave = () => {
    session.leave();
    setOperator(null);
    navigate('/sign-in');
  };
  return (
    <Dialog
      isAlert
      title={t('session.endedTitle')}
      actions={
        <Button variant="quiet" onPress={leave}>
          {t('session.leave')}
        </Button>
      }
    >
      <p>{t('session.endedText')}</p>
      <SignInForm email={operator.email} onSignedIn={() => session.resume()} />
    </Dialog>
  );
}
