import { useDraggable } from '@dnd-kit/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draggable } from '../drag/drag-state.ts';
import { SearchField } from '../ui/search-field/search-field.tsx';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { useDocument, useSelection, useWorkspace } from '../workspace/workspace.ts';
import { insertionPosition } from './insertion-position.ts';
import { CATEGORIES, foundOffers, type Offer, useOffers } from './offers.ts';
import { Entry, Group, List, Preview } from './palette.styles.ts';
import { pictureOf } from './pictures.ts';

/** A component that can be pressed to insert it, or dragged. */
function PaletteEntry({ id, type, title, description, template }: Offer) {
  const { store, edits, refuse, insertAndWrite } = useWorkspace();
  // The nearest position depends on both.
  useDocument();
  useSelection();
  const data: Draggable = { kind: 'template', type, template };
  const { setNodeRef, listeners } = useDraggable({ id: `palette/${id}`, data });
  const found = insertionPosition(store, edits, template);
  const picture = pictureOf(id);
  return (
    <Entry
      ref={setNodeRef}
      {...listeners}
      // The keys that would pick it up insert it.
      onKeyDown={undefined}
      type="button"
      title={description}
      aria-disabled={'refusal' in found}
      onClick={({ detail }) => {
        if ('refusal' in found) refuse(found.refusal);
        // Who presses it by a key goes on in the palette: F2 writes the text.
        else if (detail === 0) refuse(edits.insert(template, found.position));
        else insertAndWrite(template, found.position);
      }}
    >
      <Preview>
        {picture ? (
          // Browsers would drag the picture in place of the component.
          <img src={picture} alt="" width={240} height={150} loading="lazy" draggable={false} />
        ) : (
          <ComponentIcon type={type} size={20} />
        )}
      </Preview>
      <span>{title}</span>
    </Entry>
  );
}

/** All components by category, to be searched, inserted and dragged. */
export function Palette() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { site, language } = useWorkspace();
  const offers = useOffers(site, language);
  const shown = foundOffers(offers, search);
  return (
    <>
      <div style={{ padding: 12 }}>
        <SearchField
          label={t('palette.search')}
          clearLabel={t('palette.clear')}
          value={search}
          onChange={setSearch}
        />
      </div>
      {CATEGORIES.map((category) => {
        const own = shown.filter((offer) => offer.category === category);
        return (
          own.length > 0 && (
            <Group key={category}>
              <h2>{t(`palette.${category}`)}</h2>
              <List>
                {own.map((offer) => (
                  <li key={offer.id}>
                    <PaletteEntry {...offer} />
                  </li>
                ))}
              </List>
            </Group>
          )
        );
      })}
      {shown.length === 0 && <Group role="status">{t('palette.nothing', { search })}</Group>}
    </>
  );
}
