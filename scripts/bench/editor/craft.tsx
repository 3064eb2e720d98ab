import { Editor, Frame, useEditor } from '@craftjs/core';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { content } from '../browser/marks.ts';
import { resolver } from '../systems/craft.tsx';
import { beginMeasuring } from './operations.ts';

let craft: Pick<ReturnType<typeof useEditor>, 'actions' | 'query'> | undefined;

/** The least that an editor shows beside the page: the properties of what is selected. */
function Panel() {
  const { actions, query, selected } = useEditor(({ events }) => ({ selected: [...events.selected][0] }));
  useEffect(() => {
    craft = { actions, query };
  }, [actions, query]);
  return (
    <aside data-shown={selected}>{selected && JSON.stringify(query.node(selected).get().data.props)}</aside>
  );
}

const current = () => {
  if (!craft) throw new Error('Craft.js is not there yet');
  return craft;
};
const data = document.getElementById('data')?.textContent ?? '';

const isShown = (id: string) => document.querySelector(`aside[data-shown="${id}"]`) !== null;
beginMeasuring({
  content: () => document,
  select: (id) => current().actions.selectNode(id),
  isSelected: isShown,
  showsProperties: isShown,
  edit: (id, text) =>
    current().actions.setProp(id, (props: { text: string }) => {
      props.text = text;
    }),
  moveDown(id) {
    const { actions, query } = current();
    const { nodes } = query.node('ROOT').get().data;
    // The position is counted before the node has left its own.
    actions.move(id, 'ROOT', nodes.indexOf(id) + 2);
  },
});
createRoot(content()).render(
  <Editor enabled resolver={resolver}>
    <Frame data={data} />
    <Panel />
  </Editor>,
);
