import { useEffect } from 'react';
import { useActionDialog } from '../actions/actions.tsx';
import type { Operator, OperatorSite } from '../app/session/use-operator.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';

const FindDialog = onDemand(() => import('./find-dialog.tsx').then((module) => module.FindDialog));
const ShortcutsDialog = onDemand(() =>
  import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);
const PasswordDialog = onDemand(() =>
  import('../app/accounts/password-dialog.tsx').then((module) => module.PasswordDialog),
);
const TokensDialog = onDemand(() =>
  import('../app/tokens/tokens-dialog.tsx').then((module) => module.TokensDialog),
);

/**
 * The dialogs of every screen. The search is loaded when the first key is pressed, because what is typed right
 * after its keys is meant for it; the others when they are opened.
 */
export function ActionDialogs({
  operator,
  site,
}: {
  readonly operator: Operator;
  readonly site: OperatorSite;
}) {
  const { dialog, close } = useActionDialog();
  useEffect(() => {
    window.addEventListener('keydown', FindDialog.preload, { once: true, capture: true });
    return () => window.removeEventListener('keydown', FindDialog.preload, { capture: true });
  }, []);
  return (
    <>
      {dialog === 'find' && <FindDialog site={site} onClose={close} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {dialog === 'password' && <PasswordDialog email={operator.email} onClose={close} />}
      {dialog === 'tokens' && <TokensDialog site={site} onClose={close} />}
    </>
  );
}
