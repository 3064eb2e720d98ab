import { lazy, Suspense } from 'react';
import { useActionDialog } from '../actions/actions.tsx';
import type { OperatorSite } from '../app/session/use-operator.ts';

const FindDialog = lazy(() => import('./find-dialog.tsx').then((module) => ({ default: module.FindDialog })));
const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

/** The dialogs about the actions of the screen; their code is loaded when one is opened. */
export function ActionDialogs({ site }: { readonly site: OperatorSite }) {
  const { dialog, close } = useActionDialog();
  return (
    <Suspense>
      {dialog === 'find' && <FindDialog site={site} onClose={close} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}
