import { Ellipsis } from 'lucide';
import { memo, type RefObject, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { actionsFor } from '../actions/action.ts';
import { useActions } from '../actions/actions.tsx';
import { INSERT_ACTIONS } from '../actions/insert-actions.ts';
import { menuEntries } from '../actions/menu-entries.ts';
import { hide, moveToBottom, moveToTop } from '../actions/selection-actions.ts';
import { DEVICE_VISIBILITIES, deviceVisibility, hideable } from '../document/device-visibility.ts';
import type { OpenDocument, NodePosition } from '../document/page-document.ts';
import { namedSection } from '../document/shared-section.ts';
import { listsOf } from '../document/slots.ts';
import { SHARED_ACTIONS, useSharedContext } from '../shared-sections/use-shared-actions.ts';
import { positionAt } from '../drag/drop-position.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Menu, type MenuProps } from '../ui/menu/menu.tsx';
import { onDemand } from '../ui/on-demand/on-demand.tsx';
import { useLatest } from './use-latest.ts';
import { useSharedDrafts } from './use-shared.ts';
import { useOfDocument, useWorkspace } from './workspace.ts';

const InsertPopover = onDemand(() =>
  import('../palette/insert-popover.tsx').then((module) => module.InsertPopover),
);

const MakeSharedDialog = onDemand(() =>
  import('../shared-sections/make-shared-dialog.tsx').then((module) => module.MakeSharedDialog),
);

const NOTHING: ReadonlySet<string> = new Set();

const hasLists = (document: OpenDocument, id: string) =>
  document.nodes.has(id) && listsOf(document, id, MANIFESTS).length > 0;

interface Props {
  readonly id: string;
  /** What is opened stands beside this element. */
  readonly beside: RefObject<Element | null>;
}

/** The button with the menu, which asks for the groups when it opens: it does not render for another selection. */
const MoreMenu = memo(function MoreMenu({ groups }: Pick<MenuProps, 'groups'>) {
  const { t } = useTranslation();
  return (
    <Menu
      label={t('edit.more')}
      trigger={<IconButton size="small" icon={Ellipsis} label={t('edit.more')} />}
      groups={groups}
    />
  );
});

/** What else can be done with the selected node. */
export function SelectionMenu({ id, beside }: Props) {
  const { t } = useTranslation();
  const workspace = useWorkspace();
  const { store, edits } = workspace;
  const [opened, setOpened] = useState<{ readonly of: string; readonly position: NodePosition } | null>(null);
  // It closes when another node is selected.
  const position = opened?.of === id ? opened.position : null;
  const [idToShare, setIdToShare] = useState<string | null>(null);
  const context = useSharedContext(setIdToShare);
  const sharedActions = useMemo(() => actionsFor(SHARED_ACTIONS, context), [context]);
  useActions(sharedActions);
  // Whether the section that it shows is there.
  useSharedDrafts();
  useOfDocument((document) => namedSection(document, id));
  const holds = useOfDocument((document) => hasLists(document, id));
  const canHide = useOfDocument((document) => hideable(document, [id], MANIFESTS).length > 0);
  const visibility = useOfDocument((document) => deviceVisibility(document, id));
  const insertions = useMemo(
    () =>
      actionsFor(INSERT_ACTIONS, {
        hasSlots: holds,
        onInsert(where) {
          const found = positionAt(store.document(), id, where, NOTHING, MANIFESTS);
          setOpened(found ? { of: id, position: found } : null);
        },
      }),
    [store, id, holds],
  );
  useActions(insertions);
  const groupsNow = useLatest(() => {
    const moves = menuEntries(actionsFor([moveToTop, moveToBottom], workspace), t);
    const shared = menuEntries(sharedActions, t);
    const shown = {
      chosen: visibility ?? '',
      entries: DEVICE_VISIBILITIES.map((one) => ({
        id: one,
        label: t(`visibility.${one}`),
        ...(one === 'nowhere' ? { shortcut: hide.shortcuts?.[0] ?? '' } : {}),
        onAction: () => edits.showOn(one),
      })),
    };
    return [
      { id: 'insert', entries: menuEntries(insertions, t) },
      ...(moves.length > 0 ? [{ id: 'move', entries: moves }] : []),
      ...(shared.length > 0 ? [{ id: 'shared', entries: shared }] : []),
      ...(canHide ? [{ id: 'visibility', title: t('visibility.title'), ...shown }] : []),
    ];
  });
  const groups = useCallback(() => groupsNow.current(), [groupsNow]);
  return (
    <>
      <MoreMenu groups={groups} />
      {position && <InsertPopover position={position} triggerRef={beside} onClose={() => setOpened(null)} />}
      {idToShare !== null && <MakeSharedDialog id={idToShare} onClose={() => setIdToShare(null)} />}
    </>
  );
}
