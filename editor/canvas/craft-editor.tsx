import { Editor, type Resolver } from '@craftjs/core';
import type { ReactNode } from 'react';
import { craftHandlers } from './craft-handlers.ts';

interface Props {
  readonly resolver: Resolver;
  readonly children: ReactNode;
}

/** Craft.js around the panels and the canvas of an open page. */
export const CraftEditor = ({ resolver, children }: Props) => (
  <Editor resolver={resolver} handlers={craftHandlers} enabled>
    {children}
  </Editor>
);
