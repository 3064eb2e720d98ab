import { type Config, type Data, Puck, useGetPuck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { content, sentData } from '../browser/marks.ts';
import { config } from '../systems/puck-config.tsx';
import { beginMeasuring } from './operations.ts';

let puck: ReturnType<typeof useGetPuck> | undefined;

/** Reaches Puck's own interface from inside. */
function Reach() {
  const get = useGetPuck();
  useEffect(() => {
    puck = get;
  }, [get]);
  return null;
}

const overrides = { headerActions: () => <Reach /> };
const current = () => {
  if (!puck) throw new Error('Puck is not there yet');
  return puck();
};
const selectorOf = (id: string) => {
  const selector = current().getSelectorForId(id);
  if (!selector) throw new Error(`Puck has no ${id}`);
  return selector;
};

const isSelected = (id: string) =>
  current().selectedItem?.props.id === id &&
  document.querySelector('[class*="DraggableComponent--isSelected"]') !== null;

const data: Data = sentData();
beginMeasuring({
  content: () => document,
  select: (id) => current().dispatch({ type: 'setUi', ui: { itemSelector: selectorOf(id) } }),
  isSelected,
  showsProperties: isSelected,
  edit(id, text) {
    const { index, zone } = selectorOf(id);
    const item = current().getItemById(id);
    if (!item) throw new Error(`Puck has no ${id}`);
    current().dispatch({
      type: 'replace',
      destinationIndex: index,
      destinationZone: zone,
      data: { ...item, props: { ...item.props, text } },
    });
  },
  moveDown(id) {
    const { index, zone } = selectorOf(id);
    current().dispatch({
      type: 'reorder',
      sourceIndex: index,
      destinationIndex: index + 1,
      destinationZone: zone,
    });
  },
});
createRoot(content()).render(
  // Without its frame, in which it takes longer.
  <Puck config={config as unknown as Config} data={data} overrides={overrides} iframe={{ enabled: false }} />,
);
