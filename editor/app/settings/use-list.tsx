import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DOCUMENT_KINDS } from '../../../src/api/wire/document-kinds.ts';
import type { ResponseOf } from '../../../src/api/wire/operations/client-types.ts';
import { pickText } from '../../../src/runtime/text/resolve-text.ts';
import { usePages } from '../page-list/use-pages.ts';
import { useSite } from '../shell/site-layout.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { documentPath } from './document-path.ts';
import { Link } from '../../ui/link/link.tsx';

/** Something that uses a document. */
export type Use = ResponseOf<'documentUses'>[number]['usedBy'][number];

/** What a site rents out is not edited here. */
const isDocument = ({ kind }: Use) => (DOCUMENT_KINDS as readonly string[]).includes(kind);

const List = styled.ul`
  border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface);
  li { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 36px; padding: 4px 12px; }
  li + li { border-top: 1px solid var(--line); }
  a { color: var(--accent-ink); }
`;

/** What uses a document, as links to where it is edited. */
export function UseList({ usedBy }: { readonly usedBy: readonly Use[] }) {
  const { t, i18n } = useTranslation();
  const { site } = useSite();
  const hasPages = usedBy.some(({ kind }) => kind === 'page');
  // A page that was given no name is called as the list of pages calls it.
  const pages = usePages(site.id, hasPages).data?.pages ?? [];
  const nameOf = ({ kind, id, title }: Use) =>
    (kind === 'page' && pages.find((page) => page.id === id)?.name) || pickText(title, i18n.language) || id;
  return (
    <List>
      {usedBy.map((use) => {
        const name = `${t(`uses.kinds.${use.kind}`)} · ${nameOf(use)}`;
        return (
          <li key={`${use.kind}/${use.id}`}>
            {isDocument(use) ? <Link to={documentPath(site.id, use)}>{name}</Link> : <span>{name}</span>}
            <Badge tone={use.isPublished ? 'success' : 'warning'}>
              {t(use.isPublished ? 'uses.published' : 'uses.draft')}
            </Badge>
          </li>
        );
      })}
    </List>
  );
}
