import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import type { MenuEntry } from '../menus.ts';
import * as S from './menu.styles.ts';

interface Props {
  readonly items: readonly MenuEntry[];
  readonly t: Translate;
}

function EntryLink({ entry, t }: { entry: MenuEntry; t: Translate }) {
  const { href, label, isCurrent, isExternal } = entry;
  const outside = isExternal ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={href ?? undefined} aria-current={isCurrent ? 'page' : undefined} {...outside}>
      <span>{label}</span>
      {isExternal && (
        <>
          <SvgIcon name="arrow-up-right" size={16} />
          <span className="visually-hidden">({t('common.opensInNewTab')})</span>
        </>
      )}
    </a>
  );
}

const holdsCurrent = (entry: MenuEntry): boolean => entry.isCurrent || entry.items.some(holdsCurrent);

/** Entries below an entry, in one list: the entry's own page first, deeper levels after their parent. */
const below = (entry: MenuEntry): readonly MenuEntry[] => [
  ...(entry.href ? [entry] : []),
  ...entry.items.flatMap((child) => (child.items.length > 0 ? below(child) : [child])),
];

/** The site's menu. Entries with a sub-menu open it by click, Enter or Space; one is open at a time. */
export function Menu({ items, t }: Props) {
  return (
    <S.Menu>
      {items.map((entry) => (
        <li key={entry.id}>
          {entry.items.length === 0 ? (
            <EntryLink entry={entry} t={t} />
          ) : (
            <details name="menu" data-disclosure="">
              <summary data-current={holdsCurrent(entry)}>
                <span>{entry.label}</span>
                <SvgIcon name="chevron-down" size={18} />
              </summary>
              <ul>
                {below(entry).map((child) => (
                  <li key={child.id}>
                    <EntryLink entry={child} t={t} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </S.Menu>
  );
}
