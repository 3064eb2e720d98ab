import { useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { DIALOG_ENTRY } from '../../ui/dialog/dialog-entry.ts';
import { FIELD_NAMES } from './results-state.ts';

/** State of an entry of the browser's history that was added as details opened. */
export const OPENED = 'details';

interface Options {
  /** Id of the car that is selected after the last event; `null` for none. */
  readonly selected: () => string | null;
  /** Selects a car or none, in a new entry of the history or in that of the moment. */
  readonly select: (id: string | null, isNewEntry?: boolean) => void;
  /** Path and query of the results without details. */
  readonly listAddress: () => string;
  /** The details that are seen: filters may hide the car that is selected. */
  readonly shownDetails: () => Element | null;
}

/** Details open by an entry of the history, and close by going back from it, and by Escape wherever the focus is. */
export function useOpenedDetails({ selected, select, listAddress, shownDetails }: Options) {
  const services = useServices();
  const { isInert, events } = services;
  const isGoingBack = useRef(false);
  const close = () => {
    const { document, history } = services;
    const navigation = document.defaultView?.navigation;
    const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
    if (history.state === OPENED) {
      // The browser goes back later than it is told to.
      if (!isGoingBack.current) history.back();
      isGoingBack.current = true;
    }
    // A link opened them before scripts were there.
    else if (before?.url === new URL(listAddress(), document.URL).href) navigation?.traverseTo(before.key);
    else select(null);
  };
  const follow = useEffectEvent(() => {
    const id = new URL(services.document.URL).searchParams.get(FIELD_NAMES.selected);
    // Links to anchors of the page change the entry too. That before a dialog has the address of the state before it.
    if (isGoingBack.current || id !== selected()) select(id);
    isGoingBack.current = false;
  });
  const closeByKey = useEffectEvent((event: Event) => {
    // A dialog, or a menu, closes alone, and then what is below it.
    const isTaken = event.defaultPrevented || services.document.querySelector('dialog:modal');
    if ((event as KeyboardEvent).key === 'Escape' && !isTaken && shownDetails()) close();
  });
  useEffect(() => {
    const onPopState = () => follow();
    const onKeyDown = (event: Event) => closeByKey(event);
    // The page was loaded anew in the entry of a dialog, which is not open any more.
    if (services.history.state === DIALOG_ENTRY) {
      isGoingBack.current = true;
      services.history.back();
    }
    // The browser may have gone back before the page was hydrated. A composed page has no address.
    else if (!isInert) queueMicrotask(onPopState);
    events.addEventListener('popstate', onPopState);
    // Nothing may have the focus as a key is pressed.
    events.addEventListener('keydown', onKeyDown);
    return () => {
      events.removeEventListener('popstate', onPopState);
      events.removeEventListener('keydown', onKeyDown);
    };
  }, [isInert, events, services]);
  return {
    close,
    /** Opens the details of a car, or closes them where they are open. */
    toggle: (id: string | null) => {
      const before = selected();
      if (id === before) close();
      else select(id, before === null);
    },
  };
}
