import { useActionDialog } from '../actions/actions.tsx';
import type { OperatorSite } from '../app/session/use-operator.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';

const FindDialog = onDemand(() => import('./find-dialog.tsx').then((module) => module.FindDialog));
const ShortcutsDialog = onDemand(() =>
  import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);

/** The dialogs about the actions of the screen; their code is loaded when one is opened. */
export function ActionDialogs({ site }: { readonly site: OperatorSite }) {
  const { dialog, close } = useActionDialog();
  return (
    <>
      {dialog === 'find' && <FindDialog site={site} onClose={close} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  );
}
