import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { idPrefixOf } from './island.ts';
import { IslandContext } from './island-context.ts';
import { noteInput } from './repeat-input.ts';

/** Calls back once what is inside has been rendered and all its effects have run. */
function Started({ onStart, children }: { readonly onStart: () => void; readonly children?: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}

/**
 * Makes one served island interactive, in short tasks between which the browser takes input. Resolves once its React
 * tree is complete. An island that throws keeps (or gets back) the HTML it was served with and stays without React:
 * links and forms in it work as served.
 */
export function hydrateIsland<Props extends object>(
  host: HTMLElement,
  Island: ComponentType<Props>,
): Promise<void> {
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

  const giveUp = async () => {
    const wasLive = host.dataset.hydrated;
    host.dataset.hydrated = 'failed';
    root.unmount();
    host.replaceChildren(...served);
    fillSlots();
    // What was live has changed since it was served, and only the server knows what it was.
    if (wasLive) await import('./refill.ts').then(({ refill }) => refill(host, fillSlots));
  };

  return new Promise((resolve) => {
    const onStart = () => {
      host.dataset.hydrated = 'true';
      repeatInput();
      resolve();
    };
    // A transition is rendered in short tasks; without one React renders an island in a single task.
    startTransition(() => {
      root = hydrateRoot(
        host,
        createElement(
          IslandContext,
          { value: { slots } },
          createElement(
            Started,
            { onStart },
            createElement(Island, JSON.parse(host.dataset.props ?? '{}') as Props),
          ),
        ),
        {
          identifierPrefix: idPrefixOf(host.dataset.islandId ?? ''),
          onRecoverableError: report,
          onCaughtError: report,
          onUncaughtError(error) {
            report(error);
            // React is still rendering and cannot unmount before it has finished.
            Promise.resolve().then(giveUp).then(resolve, report);
          },
        },
      );
    });
  });
}

/** The elements of an island that hold its static content; not those of islands further inside. */
const ownSlots = (host: Element): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (element) => element.closest('[data-island]') === host,
  );
