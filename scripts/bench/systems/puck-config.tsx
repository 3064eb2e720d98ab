import type { FunctionComponent, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { type PuckData, puckSlot } from '../page/to-peers.ts';
import * as renderers from './renderers.ts';
import { around } from './surroundings.ts';

type SlotComponent = FunctionComponent<{ as: FunctionComponent<{ children?: ReactNode }> }>;

/** Puck renders an element around each slot; this makes its HTML that of the others. */
const NoElement = ({ children }: { children?: ReactNode }) => children;

const SLOTS: Readonly<Record<string, readonly string[]>> = {
  Row: ['columns'],
  Column: ['content'],
  Accordion: ['item:one', 'item:two'],
};

/** A component of ours as one of Puck's. */
function toPuckComponent([name, render]: [string, unknown]) {
  const slots = SLOTS[name] ?? [];
  const Renderer = render as FunctionComponent<object>;
  return [
    name,
    {
      fields: Object.fromEntries(slots.map((slot) => [puckSlot(slot), { type: 'slot' }])),
      render: ({ attributes, ...props }: Record<string, unknown>) =>
        jsx(Renderer, {
          ...props,
          root: attributes,
          slots: Object.fromEntries(
            slots.map((slot) => {
              const Slot = props[puckSlot(slot)] as SlotComponent;
              return [slot, <Slot key={slot} as={NoElement} />];
            }),
          ),
          ...around,
        }),
    },
  ] as const;
}

export const config = { components: Object.fromEntries(Object.entries(renderers).map(toPuckComponent)) };
export type { PuckData };
