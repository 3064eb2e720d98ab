import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useServices } from '../../runtime/hydration/use-services.ts';
import type { IslandServices } from '../../runtime/hydration/services.ts';
import { useIsHydrated } from '../../runtime/hydration/use-is-hydrated.ts';

interface Props {
  /** Tabs in order; the content of each is the slot `panel:` with its id, its icon `icon:`. */
  readonly items: readonly { readonly id: string; readonly label: string; readonly hasIcon: boolean }[];
  /** Id of the tab that is shown at first. */
  readonly first: string;
  /** Begins the panels' ids, so that addresses can name them; '' where none shall. */
  readonly anchor: string;
  /** Name of the group of labels. */
  readonly label: string;
  readonly isVertical: boolean;
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
}

/** A vertical list lies down on phones, so there all four arrows lead on. */
const steps = (isVertical: boolean): Readonly<Record<string, 1 | -1>> => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ...(isVertical ? { ArrowDown: 1, ArrowUp: -1 } : {}),
});

/** Reports a new fragment; then scrolls to the panel that it names, which was hidden when the browser tried to. */
function watchFragment({ navigation, document, events }: IslandServices, onChange: () => void) {
  const follow = () => {
    onChange();
    queueMicrotask(() => {
      const named = document.getElementById(navigation.hash.slice(1));
      if (named?.matches('[role="tabpanel"]')) named.scrollIntoView();
    });
  };
  events.addEventListener('hashchange', follow);
  return () => events.removeEventListener('hashchange', follow);
}

/**
 * Labels of which each shows its own panel; the contents stay as they were served. As served the labels are links
 * to the panels, which without scripts all stand below each other: only here they become tabs.
 */
export function TabsIsland({ items, first, anchor, label, isVertical, headingLevel }: Props) {
  const isLive = useIsHydrated();
  const services = useServices();
  const { navigation, history } = services;
  const watch = useCallback((onChange: () => void) => watchFragment(services, onChange), [services]);
  const hash = useSyncExternalStore(
    watch,
    () => navigation.hash,
    () => '',
  );
  const [{ shown, seen }, show] = useState({ shown: first, seen: '' });
  const ownId = useId();
  const panelId = (id: string) => (anchor ? `${anchor}-${id}` : ownId + id);
  const Heading = `h${headingLevel}` as const;

  // A fragment that names no tab changes nothing.
  if (hash !== seen)
    show({ shown: items.find(({ id }) => hash === `#${panelId(id)}`)?.id ?? shown, seen: hash });

  const choose = (from: HTMLElement, id: string) => {
    if (anchor) history.replaceState(history.state, '', `#${panelId(id)}`);
    show({ shown: id, seen: navigation.hash });
    const chosen = from.parentElement?.querySelectorAll('a')[items.findIndex((item) => item.id === id)];
    chosen?.focus();
    // A label that is half in sight would stay so.
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onClick = (event: MouseEvent<HTMLElement>, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(event.currentTarget, id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const step = steps(isVertical)[event.key];
    const positions: Readonly<Record<string, number>> = { Home: 0, End: items.length - 1, ' ': at };
    const next = step ? (at + step + items.length) % items.length : positions[event.key];
    const item = next === undefined ? undefined : items[next];
    if (!item || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    choose(event.currentTarget, item.id);
  };

  return (
    <>
      <div
        data-tabs=""
        {...(isLive
          ? {
              role: 'tablist',
              'aria-label': label || undefined,
              'aria-orientation': isVertical ? 'vertical' : 'horizontal',
            }
          : {})}
      >
        {items.map(({ id, label: text, hasIcon }, position) => (
          <a
            key={id}
            href={`#${panelId(id)}`}
            id={`${panelId(id)}-tab`}
            data-shown={id === shown ? '' : undefined}
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, position)}
            {...(isLive
              ? {
                  role: 'tab',
                  'aria-selected': id === shown,
                  'aria-controls': panelId(id),
                  tabIndex: id === shown ? 0 : -1,
                }
              : {})}
          >
            {hasIcon && <Adopted as="span" slot={`icon:${id}`} />}
            {text}
          </a>
        ))}
      </div>
      {items.map(({ id, label: text }) => (
        <div
          key={id}
          id={panelId(id)}
          hidden={id !== shown}
          data-reveal=""
          {...(isLive ? { role: 'tabpanel', 'aria-labelledby': `${panelId(id)}-tab`, tabIndex: 0 } : {})}
        >
          <Heading>{text}</Heading>
          <Adopted as="div" slot={`panel:${id}`} />
        </div>
      ))}
    </>
  );
}
