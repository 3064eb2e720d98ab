import { LayoutTemplate, Plus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { CreatePageDialog } from '../page-list/create-page-dialog.tsx';
import * as S from '../page-list/page-list.styles.ts';
import { PageViews } from '../page-list/page-views.tsx';
import { Thumbnail } from '../page-list/thumbnail.tsx';
import { usePages } from '../page-list/use-pages.ts';
import { relativeTime } from '../relative-time.ts';
import { useServices } from '../services.tsx';
import { CreateSettingsDialog } from '../settings/create-settings-dialog.tsx';
import { documentPath } from '../settings/document-path.ts';
import { Failed } from '../../ui/failed/failed.tsx';
import { Screen } from '../shell/screen.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { Waiting } from '../../ui/progress/waiting.tsx';
import { TemplateActions } from './template-actions.tsx';
import { Card } from './template-card.styles.ts';
import { type ListedTemplate, useTemplates } from './use-templates.ts';
import { Link } from '../../ui/link/link.tsx';

const Grid = styled.div`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 16px;
`;
const Sheet = styled(Card)`
  &:hover { border-color: var(--line-control); background: var(--surface-hover); }
  &[data-archived] [data-thumbnail] { opacity: 0.5; }
  .name { display: flex; align-items: flex-start; justify-content: space-between; gap: 8px; padding-inline: 4px; }
  .name > div { min-width: 0; }
  .name a, .name b { color: var(--ink); font-size: var(--text-large); font-weight: 500; text-decoration: none; overflow-wrap: anywhere; }
  /* The whole card leads to the template. */
  .name a::after { content: ''; position: absolute; inset: 0; }
  .name a:focus-visible { outline: none; }
  .name a:focus-visible::after { outline: 2px solid var(--accent); outline-offset: 1px; border-radius: var(--radius-large); }
  .name b { text-decoration: line-through; color: var(--ink-muted); }
  small { display: block; color: var(--ink-faint); font-size: var(--text-small); line-height: 16px; }
  p { padding-inline: 4px; color: var(--ink-muted); }
`;

function TemplateCard({
  template,
  language,
  onUse,
}: {
  readonly template: ListedTemplate;
  readonly language: string;
  readonly onUse: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { now } = useServices();
  const { site } = useSite();
  const { id, name, description, draftVersion, isArchived, changedAt, changedBy } = template;
  return (
    <Sheet data-archived={isArchived ? '' : undefined}>
      {!isArchived && (
        <Thumbnail of={{ kind: 'pageTemplate', id }} version={draftVersion} language={language} />
      )}
      <div className="name">
        <div>
          {isArchived ? (
            <b>{name}</b>
          ) : (
            <Link to={documentPath(site.id, { kind: 'pageTemplate', id })}>{name}</Link>
          )}
          <small>
            {relativeTime(changedAt, now(), i18n.language)}
            {changedBy && ` ${t('pages.changedBy', { name: changedBy })}`}
          </small>
        </div>
        <S.Above>
          <TemplateActions template={template} onUse={onUse} />
        </S.Above>
      </div>
      {description && <p>{description}</p>}
    </Sheet>
  );
}

/** The templates of a company: opened, renamed, archived, and new pages begun with them. */
export function TemplatesScreen() {
  const { t } = useTranslation();
  const { site, operator } = useSite();
  const { data, isError, isFetching, refetch } = useTemplates(site.id);
  const pages = usePages(site.id);
  const [isCreating, setIsCreating] = useState(false);
  const [used, setUsed] = useState<string | null>(null);
  const title = t('templates.title');
  const create = (
    <Button variant="primary" icon={Plus} onPress={() => setIsCreating(true)} isDisabled={!data}>
      {t('templates.create')}
    </Button>
  );
  // Archived ones are last.
  const shown = data?.toSorted((a, b) => Number(a.isArchived) - Number(b.isArchived));
  return (
    <>
      <TopBar
        site={site}
        operator={operator}
        crumbs={[{ label: t('pages.title'), to: `/sites/${site.id}/pages` }, { label: title }]}
      />
      <Screen title={`${title} · ${site.name}`}>
        <S.Page>
          <S.Head>
            <h1>{title}</h1>
            {create}
          </S.Head>
          <PageViews />
          {isError && !data && <Failed onRetry={() => void refetch()} isBusy={isFetching} />}
          {!data && !isError && <Waiting />}
          {data?.length === 0 && (
            <EmptyState
              icon={LayoutTemplate}
              title={t('templates.none')}
              text={t('templates.noneText')}
              actions={create}
            />
          )}
          <Grid>
            {shown?.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                language={pages.data?.languages[0] ?? ''}
                onUse={() => setUsed(template.id)}
              />
            ))}
          </Grid>
        </S.Page>
        {data && isCreating && (
          <CreateSettingsDialog
            siteId={site.id}
            kind="pageTemplate"
            taken={data.map(({ id }) => id)}
            onClose={() => setIsCreating(false)}
          />
        )}
        {pages.data && used !== null && (
          <CreatePageDialog
            pages={pages.data.pages}
            languages={pages.data.languages}
            begunWith={{ kind: 'pageTemplate', id: used }}
            onClose={() => setUsed(null)}
          />
        )}
      </Screen>
    </>
  );
}
