/** How a story comes to the screen. */
export type RenderingId = 'live' | 'served' | 'hydrated' | 'without-scripts';

/** The ways in which a component is rendered, as the toolbar offers them. */
export const RENDERINGS: readonly { readonly id: RenderingId; readonly title: string }[] = [
  { id: 'live', title: 'Live, as in the editor' },
  { id: 'served', title: 'As served, before scripts' },
  { id: 'hydrated', title: 'Served, then hydrated' },
  { id: 'without-scripts', title: 'Without scripts' },
];

/** The rendering of a toolbar's value; live for an unknown one. */
export const renderingOf = (value: unknown): RenderingId =>
  RENDERINGS.find(({ id }) => id === value)?.id ?? 'live';
