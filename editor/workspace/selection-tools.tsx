import { ArrowDown, ArrowUp, CopyPlus, CornerLeftUp, Trash2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import { nodeOf, typeOf } from '../document/tree.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { typeName } from './node-name.ts';
import { Bar } from './selection-tools.styles.ts';
import { useDocument, useSelection, useWorkspace } from './workspace.ts';

/** Name and tools of the selected node, at its box on the canvas. */
export function SelectionTools() {
  const { t } = useTranslation();
  const { store, edits, refuse } = useWorkspace();
  const document = useDocument();
  const id = useSelection().at(-1);
  if (id === undefined) return null;
  const { parent } = nodeOf(document, id);
  return (
    <Bar role="toolbar" aria-label={t('edit.tools')}>
      <span>{typeName(typeOf(nodeOf(document, id)))}</span>
      {parent && (
        <IconButton
          size="small"
          icon={CornerLeftUp}
          label={t('edit.selectParent')}
          shortcut="Escape"
          onPress={() => store.select([parent.node])}
        />
      )}
      <IconButton
        size="small"
        icon={ArrowUp}
        label={t('edit.moveUp')}
        shortcut="Alt+ArrowUp"
        onPress={() => edits.moveSelection(-1)}
      />
      <IconButton
        size="small"
        icon={ArrowDown}
        label={t('edit.moveDown')}
        shortcut="Alt+ArrowDown"
        onPress={() => edits.moveSelection(1)}
      />
      <IconButton
        size="small"
        icon={CopyPlus}
        label={t('edit.duplicate')}
        shortcut="Control+D"
        onPress={() => refuse(edits.duplicate())}
      />
      <IconButton
        size="small"
        icon={Trash2}
        label={t('edit.remove')}
        shortcut="Delete"
        onPress={() => refuse(edits.remove())}
      />
    </Bar>
  );
}
