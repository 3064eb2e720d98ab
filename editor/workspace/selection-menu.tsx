import type { Place } from '../document/page-document.ts';
import { BetweenHorizontalEnd, BetweenHorizontalStart, Ellipsis, SquarePlus } from 'lucide';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { type Where, placeAt } from '../drag/drop-place.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import { useWorkspace } from './workspace.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';

const InsertPopover = onDemand(() =>
  import('../palette/insert-popover.tsx').then((module) => module.InsertPopover),
);

const INSERTIONS = [
  ['before', BetweenHorizontalStart],
  ['after', BetweenHorizontalEnd],
  ['inside', SquarePlus],
] as const satisfies readonly (readonly [Where, unknown])[];

const NOTHING: ReadonlySet<string> = new Set();

interface Props {
  readonly id: string;
  /** What is opened stands beside this element. */
  readonly beside: RefObject<Element | null>;
}

/** What else can be done with the selected node. */
export function SelectionMenu({ id, beside }: Props) {
  const { t } = useTranslation();
  const { store } = useWorkspace();
  const [place, setPlace] = useState<Place | null>(null);
  const insertions = INSERTIONS.flatMap(([where, icon]) => {
    const found = placeAt(store.document(), id, where, NOTHING, MANIFESTS);
    return found ? [{ id: where, icon, label: t(`insert.${where}`), onAction: () => setPlace(found) }] : [];
  });
  return (
    <>
      <Menu
        label={t('edit.more')}
        trigger={<IconButton size="small" icon={Ellipsis} label={t('edit.more')} />}
        groups={[{ id: 'insert', entries: insertions }]}
      />
      {place && <InsertPopover place={place} triggerRef={beside} onClose={() => setPlace(null)} />}
    </>
  );
}
