import { Editor, Element, Frame, useNode } from '@craftjs/core';
import type { FunctionComponent, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import * as renderers from './renderers.ts';
import { around } from './surroundings.ts';

const SLOTS: Readonly<Record<string, readonly string[]>> = {
  Row: ['columns'],
  Column: ['content'],
  Accordion: ['item:one', 'item:two'],
};

const Slot = ({ children }: { children?: ReactNode }) => children;

/** A component of ours as Craft.js wants it: connectors on the outermost element, a linked canvas per slot. */
function toCraftComponent([name, render]: [string, unknown]) {
  const Renderer = render as FunctionComponent<object>;
  const CraftComponent = ({ attributes, ...props }: { attributes: object }) => {
    const {
      connectors: { connect, drag },
    } = useNode();
    const ref = (element: HTMLElement | null) => {
      if (element) connect(drag(element));
    };
    const slots = (SLOTS[name] ?? []).map((slot) => [
      slot,
      <Element key={slot} id={slot} is={Slot} canvas />,
    ]);
    return jsx(Renderer, {
      ...props,
      root: { ...attributes, ref },
      slots: Object.fromEntries(slots),
      ...around,
    });
  };
  CraftComponent.craft = { displayName: name };
  return [name, CraftComponent] as const;
}

/** The components of the page for Craft.js, by the names in its JSON. */
export const resolver = {
  Slot,
  ...Object.fromEntries(Object.entries(renderers).map(toCraftComponent)),
};

/** The page by Craft.js, not editable. */
export const CraftPage = ({ data }: { data: string }) => (
  <Editor enabled={false} resolver={resolver}>
    <Frame data={data} />
  </Editor>
);
