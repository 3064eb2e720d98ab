import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { idPrefixOf } from './island.ts';
import { IslandContext } from './island-context.ts';
import { noteInput } from './repeat-input.ts';

/**
 * Makes one served island interactive; its React tree is complete when this returns. An island that throws keeps
 * (or gets back) the HTML it was served with and stays without React: links and forms in it work as served.
 */
export function hydrateIsland<Props extends object>(host: HTMLElement, Island: ComponentType<Props>): void {
  const served = [...host.childNodes];
  const slots = Object.fromEntries(
    ownSlots(host).map((element) => [element.dataset.slot as string, { nodes: [...element.childNodes] }]),
  );
  const fillSlots = () => {
    for (const element of ownSlots(host)) {
      const content = slots[element.dataset.slot as string];
      if (content) element.replaceChildren(...content.nodes);
    }
  };
  const report = (cause: unknown) =>
    reportError(new Error(`island ${host.dataset.islandId} failed`, { cause }));
  const repeatInput = noteInput(host);
  let root: Root;
  let isLive = false;

  const giveUp = async () => {
    host.dataset.hydrated = 'failed';
    root.unmount();
    host.replaceChildren(...served);
    fillSlots();
    // What was live has changed since it was served, and only the server knows what it was.
    if (isLive) await import('./refill.ts').then(({ refill }) => refill(host, fillSlots));
  };

  flushSync(() => {
    root = hydrateRoot(
      host,
      createElement(
        IslandContext,
        { value: { slots } },
        createElement(Island, JSON.parse(host.dataset.props ?? '{}') as Props),
      ),
      {
        identifierPrefix: idPrefixOf(host.dataset.islandId ?? ''),
        onRecoverableError: report,
        onCaughtError: report,
        onUncaughtError(error) {
          report(error);
          // React is still rendering and cannot unmount before it has finished.
          queueMicrotask(() => giveUp().catch(report));
        },
      },
    );
    host.dataset.hydrated = 'true';
  });
  // After the microtask of a failure, before anything that waits for this function.
  queueMicrotask(() => {
    isLive = host.dataset.hydrated === 'true';
    if (isLive) repeatInput();
  });
}

/** The elements of an island that hold its static content; not those of islands further inside. */
const ownSlots = (host: Element): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (element) => element.closest('[data-island]') === host,
  );
