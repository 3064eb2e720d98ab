import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServices } from '../app/services.tsx';
import { UseList } from '../app/settings/use-list.tsx';
import { namedSection } from '../document/shared-section.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useSharedDrafts } from '../workspace/use-shared.ts';
import { useOfDocument, useWorkspace } from '../workspace/workspace.ts';
import { SHARED_ACTIONS, useSharedContext } from './use-shared-actions.ts';

const Body = styled.section`
  display: grid; gap: 12px; padding: 12px 16px; border-bottom: 1px solid var(--line);
  .actions { display: flex; flex-wrap: wrap; gap: 8px; }
  h3 { margin: 0; font-size: var(--text-small); font-weight: 600; }
  p { margin: 0; }
`;

const ignore = () => undefined;

/** Which shared section a node shows, where else it is shown, and what can be done about it. */
export function SharedReference({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useWorkspace();
  const shared = useOfDocument((document) => namedSection(document, id));
  const draft = useSharedDrafts().find((one) => one.id === shared);
  const context = useSharedContext(ignore);
  const kind = 'sharedComponent';
  const { data: uses } = useQuery({
    queryKey: ['uses', site.id, kind],
    queryFn: () => api.call('documentUses', { site: site.id, path: { kind } }),
    staleTime: 0,
    enabled: draft !== undefined,
  });
  const usedBy = uses?.find((one) => one.id === shared)?.usedBy ?? [];
  if (!draft)
    return (
      <Body>
        <Notice tone={shared === null ? 'info' : 'danger'}>
          {t(shared === null ? 'shared.choose' : 'shared.lost')}
        </Notice>
      </Body>
    );
  const { publishedVersion, version, name } = draft;
  return (
    <Body>
      <p>{t('shared.ofPage', { name: name || draft.id })}</p>
      {publishedVersion !== version && (
        <Notice tone="warning">
          {t(publishedVersion === null ? 'shared.unpublished' : 'shared.changed')}
        </Notice>
      )}
      <div className="actions">
        {SHARED_ACTIONS.filter((action) => action.isPossible?.(context)).map((action) => (
          <Button key={action.id} onPress={() => action.run?.(context)}>
            {t(action.name)}
          </Button>
        ))}
      </div>
      {usedBy.length > 0 && (
        <>
          <h3>{t('shared.places')}</h3>
          <UseList usedBy={usedBy} />
        </>
      )}
    </Body>
  );
}
