import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PageOrigin } from '../../generated/page/types.ts';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { documentName } from '../app/document-name.ts';
import { useServices } from '../app/services.tsx';
import { documentPath } from '../app/settings/document-path.ts';
import type { JsonObject } from '../document/page-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { Link } from '../ui/link/link.tsx';

const Line = styled.p`
  && { margin-top: 8px; }
  a { color: inherit; }
`;

interface MadeFrom {
  readonly kind: Exclude<PageOrigin['kind'], 'none'>;
  readonly id: string;
}

const KINDS: readonly unknown[] = [
  'page',
  'pageTemplate',
  'builtInTemplate',
] satisfies readonly MadeFrom['kind'][];
const isOrigin = (value: unknown): value is MadeFrom =>
  isRecord(value) && KINDS.includes(value.kind) && typeof value.id === 'string';

/** Says what a page or a template was made from. */
export function OriginNote({ body: { madeFrom } }: { readonly body: JsonObject }) {
  return isOrigin(madeFrom) ? <Origin {...madeFrom} /> : null;
}

function Origin({ kind, id }: MadeFrom) {
  const { t, i18n } = useTranslation();
  const { api } = useServices();
  const { site, language } = useWorkspace();
  const isStored = kind !== 'builtInTemplate';
  const { data } = useQuery({
    queryKey: kind === 'page' ? ['page-names', site.id] : ['settings', site.id, kind],
    queryFn: () => api.call('documents', { site: site.id, path: { kind } }),
    enabled: isStored,
  });
  const found = data?.find((one) => one.id === id && !one.isArchived);
  const builtIn = `templates.names.${id}`;
  const builtInName = i18n.exists(builtIn) ? t(builtIn) : id;
  const name = isStored ? (found ? documentName(found, language) : id) : builtInName;
  return (
    <Line>
      {t(`templates.madeFrom.${kind}`)}{' '}
      {found ? <Link to={documentPath(site.id, { kind, id })}>{name}</Link> : name}
    </Line>
  );
}
