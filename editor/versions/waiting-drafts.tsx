import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { type DocumentKind, isAdministered } from '../../src/api/wire/document-kinds.ts';
import { documentLabel } from '../checks/document-label.ts';
import { usePages } from '../app/page-list/use-pages.ts';
import { hasRole } from '../app/session/use-operator.ts';
import { useServices } from '../app/services.tsx';
import { isSettingsKind, SETTINGS_GROUPS } from '../app/settings/settings-kinds.ts';
import { useSite } from '../app/shell/site-layout.tsx';
import { Switch } from '../ui/switch/switch.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { DraftFindings } from './draft-findings.tsx';
import type { NamedDraft, Publication } from './publication.ts';
import { waitingDraft } from './waiting-draft.ts';

const KINDS: readonly DocumentKind[] = ['page', 'sharedComponent', ...Object.values(SETTINGS_GROUPS).flat()];

const List = styled.div`display: grid; gap: 6px; max-height: 30vh; overflow-y: auto;`;

/** Other documents of the site whose drafts this operator may publish. */
function useWaitingDrafts() {
  const { api } = useServices();
  const { site } = useSite();
  const { kind: ownKind, pageId, language } = useWorkspace();
  const { data = [] } = useQuery({
    queryKey: ['waiting-drafts', site.id, ownKind, pageId, language],
    staleTime: 0,
    queryFn: async () => {
      const kinds = KINDS.filter((kind) => !isAdministered(kind) || hasRole(site.role, 'administrator'));
      const lists = await Promise.all(
        kinds.map(async (kind) => {
          const all = await api.call('documents', { site: site.id, path: { kind } });
          const others = all.filter(({ id }) => kind !== ownKind || id !== pageId);
          return Promise.all(others.map((one) => waitingDraft(api, site.id, kind, one, language)));
        }),
      );
      return lists.flat(2);
    },
  });
  const pages = usePages(
    site.id,
    data.some(({ kind }) => kind === 'page'),
  ).data?.pages;
  return data.map((draft) => {
    const listed = draft.kind === 'page' ? pages?.find(({ id }) => id === draft.id)?.name : undefined;
    return listed === undefined ? draft : { ...draft, name: listed };
  });
}

interface Props {
  readonly chosen: readonly NamedDraft[];
  readonly onChange: (chosen: readonly NamedDraft[]) => void;
}

/** Lets other drafts be published together with the page: all of them at the same moment, or none. */
export function WaitingDrafts({ chosen, onChange }: Props) {
  const { t } = useTranslation();
  const { kind: ownKind, pageId } = useWorkspace();
  const found = useWaitingDrafts();
  // What is chosen from the beginning is shown before the others are found.
  const [atFirst] = useState(chosen);
  const isIn = (drafts: readonly Publication[], { kind, id }: Publication) =>
    drafts.some((one) => one.kind === kind && one.id === id);
  const waiting = [...atFirst.filter((one) => !isIn(found, one)), ...found];
  if (waiting.length === 0) return null;
  const isChosen = (draft: Publication) => isIn(chosen, draft);
  return (
    <section aria-labelledby="waiting-drafts">
      <h3 id="waiting-drafts">{t('publish.together')}</h3>
      <List>
        {waiting.map((draft) => (
          <Fragment key={`${draft.kind} ${draft.id}`}>
            <Switch
              isSelected={isChosen(draft)}
              onChange={(isOn) => {
                const others = chosen.filter(({ kind, id }) => kind !== draft.kind || id !== draft.id);
                onChange(isOn ? [...others, draft] : others);
              }}
            >
              {documentLabel(t, draft)}
            </Switch>
            {isChosen(draft) && isSettingsKind(draft.kind) && (
              <DraftFindings
                draft={{ ...draft, kind: draft.kind }}
                together={[...chosen, { kind: ownKind, id: pageId }]}
              />
            )}
          </Fragment>
        ))}
      </List>
    </section>
  );
}
