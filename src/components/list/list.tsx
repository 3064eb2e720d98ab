import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import * as S from './list.styles.ts';

export function List({ root, items, kind, icon, columns, gap }: ComponentProps<'List'>) {
  const shown = items.filter(({ text }) => text !== '');
  if (shown.length === 0) return null;
  const tag = kind === 'ordered' ? 'ol' : 'ul';
  // Safari takes the role of a list from one without markers.
  const role = kind === 'icons' ? 'list' : undefined;
  return (
    <S.List as={tag} role={role} {...root} data-kind={kind} data-columns={columns} data-gap={gap}>
      {shown.map(({ id, text, icon: own, items: below }) => {
        const inner = below.filter((entry) => entry.text !== '');
        return (
          <li key={id}>
            {kind === 'icons' && <SvgIcon name={own || icon} size={20} />}
            <div>
              {text}
              {inner.length > 0 && (
                <S.Inner as={tag}>
                  {inner.map((entry) => (
                    <li key={entry.id}>{entry.text}</li>
                  ))}
                </S.Inner>
              )}
            </div>
          </li>
        );
      })}
    </S.List>
  );
}
