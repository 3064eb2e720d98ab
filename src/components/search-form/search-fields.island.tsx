import { useEffect, useRef, useState } from 'react';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useServices } from '../../runtime/hydration/use-services.ts';
import type { LoadedWidgets } from './load-search-widgets.ts';
import type { SearchFieldsProps, SearchWidgetsProps } from './search-fields-props.ts';
import { useSearchSubmit } from './use-search-submit.ts';

/** Events by which a visitor turns to the form. */
const FIRST_USE = ['pointerover', 'focusin', 'touchstart'] as const;

/** The fields of places, as a visitor turns to one of them. */
const PLACE_IN_USE = ':is([data-pick-up], [data-drop-off]):is(:hover, :focus-within)';

const formAround = (host: Element | null) => host?.closest('form') ?? null;

/** Whether a control is in use: a list may be open, a date half typed. */
const isInUse = (control: Element | null, touched: Element | null): boolean =>
  control !== null && control === touched && control.matches('select, input:not([type="checkbox"])');

/**
 * The served list that a press has opened before the island was there, and which would be closed under the visitor's hand;
 * `null` without one. After a tap, too, the pointer is on what it pressed.
 */
function pressedList(host: Element | null): Element | null {
  const focused = host?.ownerDocument.activeElement ?? null;
  return host?.contains(focused) && focused?.matches('select:hover') ? focused : null;
}

/**
 * The fields of a search: those that were served, and from their first use on those with lists, a calendar and the
 * hours of places. A served field that is in use is replaced once it is left.
 */
export function SearchFieldsIsland(props: SearchFieldsProps) {
  const services = useServices();
  const host = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<(LoadedWidgets & Pick<SearchWidgetsProps, 'served' | 'focused'>) | null>(
    null,
  );
  const { language } = props.style;
  const offered = props.placeIds.pickUp;

  useEffect(() => {
    // A page that is composed shows its forms as they are served.
    if (services.isInert) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let touched = pressedList(host.current);
    const touch = ({ target, type, key }: Event & { key?: string }) => {
      if (type !== 'keydown' || key !== 'Tab') touched = target as Element;
    };
    // A finger is down before the press of its mouse is told: the island may have started in between.
    for (const type of ['pointerdown', 'mousedown', 'keydown', 'input'])
      services.document.addEventListener(type, touch, { capture: true, signal });

    const replace = (loaded: LoadedWidgets) => {
      const form = formAround(host.current);
      // A response without the places of this form, or without their hours, would leave nothing to search with.
      const isUsable = loaded.places.some(({ id, hours }) => hours && offered.includes(id));
      if (!form || signal.aborted || !isUsable) return;
      const { activeElement } = form.ownerDocument;
      const own = host.current?.contains(activeElement) ? activeElement : null;
      if (isInUse(own, touched)) {
        own?.addEventListener('blur', () => setTimeout(() => replace(loaded)), { once: true, signal });
        return;
      }
      const served = new URLSearchParams(
        [...new FormData(form)].map(([name, value]) => [name, String(value)]),
      );
      setShown({ ...loaded, served, focused: own?.getAttribute('name') ?? '' });
    };
    const form = formAround(host.current);
    const using = new AbortController();
    const load = () => {
      using.abort();
      // Its list will be asked for next.
      if (form?.querySelector(PLACE_IN_USE)) import('./place-combo-box.tsx').catch(() => undefined);
      import('./load-search-widgets.ts')
        .then(({ loadSearchWidgets }) => loadSearchWidgets(services.transport, language))
        // Without them the served form goes on working.
        .then(replace, () => undefined);
    };
    if (form?.matches(':hover') || form?.contains(form.ownerDocument.activeElement)) load();
    else for (const type of FIRST_USE) form?.addEventListener(type, load, { signal: using.signal });
    return () => {
      using.abort();
      leaving.abort();
    };
  }, [services, language, offered]);

  useSearchSubmit(host, props.texts.searching);
  return (
    <>
      <div ref={host} data-part="">
        {shown ? (
          <shown.Widgets
            {...props}
            places={shown.places}
            askDayPrices={shown.askDayPrices}
            served={shown.served}
            focused={shown.focused}
          />
        ) : (
          <Adopted as="div" data-part="" slot="served" />
        )}
      </div>
      <Adopted as="div" data-part="" slot="rest" />
    </>
  );
}
