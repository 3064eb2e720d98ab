import { useEffect } from 'react';
import { useActionDialog } from '../actions/actions.tsx';
import type { OperatorSite } from '../app/session/use-operator.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';

const FindDialog = onDemand(() => import('./find-dialog.tsx').then((module) => module.FindDialog));
const ShortcutsDialog = onDemand(() =>
  import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);

/**
 * The dialogs about the actions of the screen. The search is loaded when the first key is pressed, because what is typed right
 * after its keys is meant for it; the other one when it is opened.
 */
export function ActionDialogs({ site }: { readonly site: OperatorSite }) {
  const { dialog, close } = useActionDialog();
  useEffect(() => {
    window.addEventListener('keydown', FindDialog.preload, { once: true, capture: true });
    return () => window.removeEventListener('keydown', FindDialog.preload, { capture: true });
  }, []);
  return (
    <>
      {dialog === 'find' && <FindDialog site={site} onClose={close} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  );
}
