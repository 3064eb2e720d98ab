import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { firstInput } from '../../workspace/first-input.ts';
import { useServices } from '../services.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { type Operator, useSetOperator } from './use-operator.ts';

/** Signs an operator in again whose session ended, over the screen they work on, which stays as it is. */
export function SessionDialog({ operator }: { readonly operator: Operator }) {
  const { t } = useTranslation();
  const { session } = useServices();
  const navigate = useNavigate();
  const setOperator = useSetOperator();
  const isWaiting = useSyncExternalStore(session.subscribe, session.isWaiting);
  // Questions are mostly asked while the network is gone: this one, and those of all screens.
  useEffect(() => void firstInput().then(Dialog.preload), []);
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
