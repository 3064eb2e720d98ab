import { useDraggable } from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../document/edits.ts';
import type { Dragged } from '../drag/drag-provider.tsx';
import { SearchField } from '../ui/search-field/search-field.tsx';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { allManifests, type EditorManifest } from '../workspace/manifests.ts';
import { useDocument, useSelection, useWorkspace } from '../workspace/workspace.ts';
import { insertionPlace } from './insertion-place.ts';
import { Entry, Group, List } from './palette.styles.ts';
import { templateOf } from './template.ts';

interface Offer {
  readonly manifest: EditorManifest;
  readonly template: Template;
}

const CATEGORIES = ['layout', 'content', 'navigation', 'booking', 'screen'] as const;

/** A component that can be pressed to insert it, or dragged. */
function PaletteEntry({ manifest, template }: Offer) {
  const { store, edits, refuse } = useWorkspace();
  // The nearest place depends on both.
  useDocument();
  useSelection();
  const data: Dragged = { kind: 'template', type: manifest.name, template };
  const { setNodeRef, listeners } = useDraggable({ id: `palette/${manifest.name}`, data });
  const found = insertionPlace(store, edits, template);
  return (
    <Entry
      ref={setNodeRef}
      {...listeners}
      type="button"
      title={manifest.description}
      aria-disabled={'refusal' in found}
      onClick={() => refuse('refusal' in found ? found.refusal : edits.insert(template, found.place))}
    >
      <ComponentIcon type={manifest.name} size={20} />
      <span>{manifest.title}</span>
    </Entry>
  );
}

/** All components by category, to be searched, inserted and dragged. */
export function Palette() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const offers = useMemo(
    () =>
      allManifests().flatMap((manifest): Offer[] => {
        const [example] = manifest.examples;
        return example ? [{ manifest, template: templateOf(manifest, example) }] : [];
      }),
    [],
  );
  const wanted = search.trim().toLowerCase();
  const shown = offers.filter(({ manifest: { title, description, name } }) =>
    `${name} ${title} ${description}`.toLowerCase().includes(wanted),
  );
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
        const own = shown.filter(({ manifest }) => manifest.category === category);
        return (
          own.length > 0 && (
            <Group key={category}>
              <h3>{t(`palette.${category}`)}</h3>
              <List>
                {own.map((offer) => (
                  <li key={offer.manifest.name}>
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
