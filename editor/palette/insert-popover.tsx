import type { NodePosition } from '../document/page-document.ts';
import { type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';
import type { EditRefusal } from '../document/structure-refusals.ts';
import { item, overlay } from '../ui/menu/overlay.styles.ts';
import { SearchField } from '../ui/search-field/search-field.tsx';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { useRefusalText } from '../workspace/use-refusal-text.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { CATEGORIES, foundOffers, type Offer, useOffers } from './offers.ts';

const Overlay = styled(Popover)`
  ${overlay}
  display: flex; width: 300px; max-height: min(420px, 100dvh - 32px) !important; padding: 0; overflow: hidden;
`;
const Body = styled(Dialog)`
  display: flex; flex-direction: column; flex: 1; min-height: 0; outline: none;
  .search { padding: 8px; border-block-end: 1px solid var(--line); }
`;
const List = styled(Menu)`flex: 1; min-height: 0; overflow: auto; padding: 4px; outline: none;`;
const Entry = styled(MenuItem)`
  ${item}
  & > span { display: flex; flex-direction: column; }
  small { color: var(--ink-muted); font-size: var(--text-small); line-height: 16px; }
`;
const Title = styled(
  Header,
)`padding: 8px 8px 4px; color: var(--ink-muted); font-size: var(--text-small); font-weight: 600;`;
const Nothing = styled.p`margin: 0; padding: 12px 8px; color: var(--ink-muted);`;

interface Judged extends Offer {
  readonly refusal: EditRefusal | null;
}

interface Props {
  /** Where something is to be inserted. */
  readonly position: NodePosition;
  readonly triggerRef: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** The components that fit at a position, to be searched; those that do not fit follow with the reason. */
function InsertMenu({
  position,
  onClose,
}: {
  readonly position: NodePosition;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { edits, insertAndWrite, site, language } = useWorkspace();
  const [search, setSearch] = useState('');
  const all = useOffers(site, language);
  const refusalText = useRefusalText();
  const offers = useMemo(
    () =>
      all.map(
        (offer): Judged => ({ ...offer, refusal: edits.insertionRefusal(offer.template, position.into) }),
      ),
    [all, edits, position],
  );
  const found = foundOffers(offers, search);
  const groups = [
    ...CATEGORIES.map((category) => ({
      id: category as string,
      offers: found.filter((offer) => offer.category === category && !offer.refusal),
    })),
    { id: 'refused', offers: found.filter(({ refusal }) => refusal) },
  ].filter((group) => group.offers.length > 0);
  const insert = (id: string) => {
    const offer = offers.find((one) => one.id === id);
    onClose();
    if (offer) insertAndWrite(offer.template, position);
  };
  return (
    <Autocomplete inputValue={search} onInputChange={setSearch}>
      <div className="search">
        <SearchField
          label={t('palette.search')}
          clearLabel={t('palette.clear')}
          value={search}
          onChange={setSearch}
          autoFocus
        />
      </div>
      <List
        aria-label={t('insert.title')}
        onAction={(key) => insert(String(key))}
        renderEmptyState={() => <Nothing>{t('palette.nothing', { search })}</Nothing>}
      >
        {groups.map((group) => (
          <MenuSection key={group.id} id={`group-${group.id}`}>
            <Title>{t(`palette.${group.id}`)}</Title>
            {group.offers.map(({ id, type, title, refusal }) => (
              <Entry key={id} id={id} textValue={title} isDisabled={refusal !== null}>
                <ComponentIcon type={type} />
                <span>
                  <Text slot="label">{title}</Text>
                  {refusal && (
                    <Text slot="description" elementType="small">
                      {refusalText(refusal)}
                    </Text>
                  )}
                </span>
              </Entry>
            ))}
          </MenuSection>
        ))}
      </List>
    </Autocomplete>
  );
}

/** A small palette that inserts at one position. */
export function InsertPopover({ position, triggerRef, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Overlay
      isOpen
      triggerRef={triggerRef}
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement="bottom"
      offset={6}
    >
      <Body aria-label={t('insert.title')}>
        <InsertMenu position={position} onClose={onClose} />
      </Body>
    </Overlay>
  );
}
