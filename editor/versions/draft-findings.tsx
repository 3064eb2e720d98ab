import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { WarningsLeft } from '../checks/warnings-left.tsx';
import { settingSentence } from '../settings/setting-sentence.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { useDraftCheck } from './draft-check.ts';
import type { Publication } from './publication.ts';
import { withoutShownThen } from './without-shown-then.ts';

interface Props {
  readonly draft: Publication & { readonly kind: SettingsKind };
  /** Everything that is published at the same moment. */
  readonly together: readonly Pick<Publication, 'kind' | 'id'>[];
}

/** Names what is to be mended in settings that are published together with a page. */
export function DraftFindings({ draft, together }: Props) {
  const { t } = useTranslation();
  const { kind } = draft;
  const Sentence = useMemo(() => settingSentence(kind), [kind]);
  const { data, isError } = useQuery(useDraftCheck()(draft));
  if (isError) return <Notice tone="warning">{t('app.loadFailed')}</Notice>;
  if (!data) return <Waiting />;
  return <WarningsLeft findings={withoutShownThen(data, together)} Sentence={Sentence} />;
}
