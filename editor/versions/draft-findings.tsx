import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { useServices } from '../app/services.tsx';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { WarningsLeft } from '../checks/warnings-left.tsx';
import { checkSettings } from '../settings/check-settings.ts';
import { settingSentence } from '../settings/setting-sentence.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import type { Publication } from './publication.ts';

interface Props {
  readonly draft: Publication & { readonly kind: SettingsKind };
  /** Everything that is published at the same moment. */
  readonly together: readonly Pick<Publication, 'kind' | 'id'>[];
}

/** Names what is to be mended in settings that are published together with a page. */
export function DraftFindings({ draft: { kind, id, version }, together }: Props) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useWorkspace();
  const client = useQueryClient();
  const Sentence = useMemo(() => settingSentence(kind), [kind]);
  const { data, isError } = useQuery({
    queryKey: ['draft-findings', site.id, kind, id, version],
    staleTime: 0,
    queryFn: async () => {
      const path = { kind, id, version: String(version) };
      const { body } = await api.call('documentVersion', { site: site.id, path });
      return checkSettings({ site, kind, id, body }, api, client);
    },
  });
  if (isError) return <Notice tone="warning">{t('app.loadFailed')}</Notice>;
  if (!data) return <Waiting />;
  /** What is published at the same moment is there for visitors then. */
  const isShownThen = ({ rule, params }: CheckFinding) =>
    rule === 'unpublished-reference' &&
    together.some((one) => one.kind === params.kind && one.id === params.id);
  return <WarningsLeft findings={data.filter((finding) => !isShownThen(finding))} Sentence={Sentence} />;
}
