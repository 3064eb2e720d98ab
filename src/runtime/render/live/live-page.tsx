import { Fragment, type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { IslandServices } from '../../hydration/services.ts';
import { liveIslands } from './live-islands.tsx';
import { type LiveEnvironment, liveElement } from './live-node.tsx';

export interface LivePageProps extends Omit<LiveEnvironment, 'renderIsland' | 'validUntil' | 'placeholder'> {
  /** What islands may reach; inert where the page is only looked at. */
  readonly services: IslandServices;
  /** By default the name of the component, and why it shows nothing. */
  readonly placeholder?: LiveEnvironment['placeholder'];
}

const namedPlaceholder: LiveEnvironment['placeholder'] = ({ id, type }, reason) => (
  <div data-node={id} data-placeholder={reason}>
    {type}
  </div>
);

const notCached = () => undefined;

const keys = new WeakMap<LiveEnvironment, number>();
let count = 0;

/** A key of its own for each environment. */
function keyOf(environment: LiveEnvironment): number {
  const known = keys.get(environment);
  if (known !== undefined) return known;
  count += 1;
  keys.set(environment, count);
  return count;
}

/**
 * The driver that renders a builder document in a browser while it changes: a boundary for each node, data by
 * TanStack Query, placeholders where there is nothing to see. The properties other than `document` should stay the same
 * objects: with another one all nodes are mounted anew.
 */
export function LivePage({
  services,
  placeholder = namedPlaceholder,
  document,
  data,
  client,
  onElement,
  t,
  format,
  page,
  now,
}: LivePageProps): ReactNode {
  const environment = useMemo(
    (): LiveEnvironment => ({
      renderIsland: liveIslands(services),
      validUntil: notCached,
      placeholder,
      document,
      data,
      client,
      ...(onElement ? { onElement } : {}),
      t,
      format,
      page,
      now,
    }),
    [services, placeholder, document, data, client, onElement, t, format, page, now],
  );
  const subscribe = useCallback((onChange: () => void) => document.subscribe(null, onChange), [document]);
  const sections = useSyncExternalStore(subscribe, document.sections, document.sections);
  return <Fragment key={keyOf(environment)}>{sections.map((id) => liveElement(id, environment))}</Fragment>;
}
