import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import { STEP_BACK } from './step.ts';

/** Shows the link to the step before at the head of the page while there is one, in place of that to the results. */
export function useBackLink(isAfterFirst: boolean, goBack: () => void): void {
  const services = useServices();
  const follow = useEffectEvent(goBack);
  useEffect(() => {
    const link = services.document.querySelector<HTMLElement>(`[${STEP_BACK}]`);
    if (!link) return;
    link.hidden = !isAfterFirst;
    const toResults = link.nextElementSibling as HTMLElement;
    toResults.hidden = isAfterFirst;
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      follow();
    };
    link.addEventListener('click', onClick);
    return () => link.removeEventListener('click', onClick);
  }, [isAfterFirst, services]);
}
