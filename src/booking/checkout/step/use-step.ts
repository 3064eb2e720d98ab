import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import { STEP_PARAMETER, type Step, stepOf } from './step.ts';

/** State of an entry of the browser's history that was added as the visitor went on; the first step is behind it. */
const WENT_ON = 'step';

/** The step of the address, which goes back and forward with the browser. */
export function useStep(served: Step, hasPrice: boolean) {
  // Reading the document throws while a server renders, so it is read when it is needed.
  const services = useServices();
  const { isInert, events, history } = services;
  const [step, setStep] = useState(served);
  const follow = useEffectEvent(() =>
    setStep(stepOf(new URLSearchParams(services.document.location?.search), hasPrice)),
  );
  useEffect(() => {
    const onPopState = () => follow();
    // The browser may have gone back or forward before the page was hydrated. A composed page has no address.
    if (!isInert) queueMicrotask(onPopState);
    events.addEventListener('popstate', onPopState);
    return () => events.removeEventListener('popstate', onPopState);
  }, [events, isInert]);
  const addressOf = (next: Step) => {
    const { pathname = '', search = '' } = services.document.location ?? {};
    const changed = new URLSearchParams(search);
    if (next === 'details') changed.set(STEP_PARAMETER, '2');
    else changed.delete(STEP_PARAMETER);
    return `${pathname}?${changed}`;
  };
  const goOn = () => {
    history.pushState(WENT_ON, '', addressOf('details'));
    setStep('details');
  };
  const goBack = () => {
    if (history.state === WENT_ON) return history.back();
    // The address was opened at the second step: there is no first one behind it.
    history.replaceState(history.state, '', addressOf('extras'));
    setStep('extras');
  };
  return { step, goOn, goBack };
}
