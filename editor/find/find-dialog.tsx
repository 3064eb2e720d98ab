import { ChevronRight, Search } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from 'react-aria-components/Dialog';
import type { OperatorSite } from '../app/session/use-operator.ts';
import { useServices } from '../app/services.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { KeyCaps } from '../ui/tooltip/key-caps.tsx';
import type { Entry } from './entry.ts';
import { Foot, Frame, Line, List, Scrim } from './find-dialog.styles.ts';
import { rankEntries } from './rank-entries.ts';
import { useEntries } from './use-entries.ts';

/** How many entries that were chosen lately are offered first. */
const RECENT = 5;

/** Finds actions, components, pages, languages and settings by a part of their names, and does what is chosen. */
export function FindDialog({ site, onClose }: { readonly site: OperatorSite; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { preferences } = useServices();
  const entries = useEntries(site);
  const [recent] = useState(() => preferences.recentEntries());
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Before it is painted: whoever sees the field types into it.
  useLayoutEffect(() => input.current?.focus(), []);
  const groups = rankEntries(entries, text, recent);
  const found = groups.flatMap((group) => group.entries);
  const current = Math.min(at, found.length - 1);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current, text]);

  const choose = (entry: Entry) => {
    preferences.setRecentEntries([entry.id, ...recent.filter((one) => one !== entry.id)].slice(0, RECENT));
    onClose();
    // Once the focus is back where it was, in the frame after the dialog went away: what is done may move it.
    setTimeout(() => requestAnimationFrame(entry.run), 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: Math.min(current + 8, found.length - 1),
      PageUp: Math.max(current - 8, 0),
    };
    const step = steps[event.key];
    const chosen = found[current];
    if (step !== undefined) setAt((step + found.length) % Math.max(found.length, 1));
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) choose(chosen);
    else return;
    event.preventDefault();
  };
  const optionId = (position: number) => `${id}option${position}`;
  return (
    <Scrim isOpen isDismissable onOpenChange={(isOpen) => isOpen || onClose()}>
      <Frame>
        <Dialog aria-label={t('find.title')}>
          <Line>
            <Icon of={Search} size={18} />
            <input
              ref={input}
              role="combobox"
              aria-label={t('find.title')}
              aria-expanded={found.length > 0}
              aria-controls={`${id}list`}
              aria-activedescendant={found.length > 0 ? optionId(current) : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              placeholder={t('find.placeholder')}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setAt(0);
              }}
              onKeyDown={onKeyDown}
            />
          </Line>
          <List ref={list} id={`${id}list`} role="listbox" aria-label={t('find.title')}>
            {groups.map(({ group, entries: some }) => (
              <div key={group} role="group" aria-labelledby={`${id}${group}`}>
                <span id={`${id}${group}`}>{t(`find.groups.${group}`)}</span>
                {some.map((entry) => {
                  const position = found.indexOf(entry);
                  return (
                    <button
                      key={entry.id}
                      type="button"
                      tabIndex={-1}
                      id={optionId(position)}
                      role="option"
                      aria-selected={position === current}
                      onPointerMove={() => setAt(position)}
                      onClick={() => choose(entry)}
                    >
                      {entry.component === undefined ? (
                        <Icon of={entry.icon ?? ChevronRight} />
                      ) : (
                        <ComponentIcon type={entry.component} />
                      )}
                      <span>{entry.label}</span>
                      {entry.shortcut && <KeyCaps keys={entry.shortcut} />}
                    </button>
                  );
                })}
              </div>
            ))}
            {found.length === 0 && <p>{t('find.nothing', { text })}</p>}
          </List>
          <Foot>
            <span role="status">{t('find.count', { count: found.length })}</span>
            <span aria-hidden="true">{t('find.keys')}</span>
          </Foot>
        </Dialog>
      </Frame>
    </Scrim>
  );
}
