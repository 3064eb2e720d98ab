import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { useServices } from '../services.tsx';
import { useSetOperator } from './use-operator.ts';

/** A function that signs the operator out and leads to the sign-in; where that fails, it says so. */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  const { api } = useServices();
  const navigate = useNavigate();
  const setOperator = useSetOperator();
  const { show } = useToasts();
  return useCallback(
    () =>
      void api.call('signOut', {}).then(
        () => {
          setOperator(null);
          navigate('/sign-in');
        },
        () => show({ tone: 'danger', text: t('account.signOutFailed') }),
      ),
    [api, setOperator, navigate, show, t],
  );
}
