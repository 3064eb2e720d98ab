import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore, Plus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { documentName } from '../document-name.ts';
import { useServices } from '../services.tsx';
import { hasRole } from '../session/use-operator.ts';
import { LIST_ROOM } from '../shell/room.ts';
import { useSite } from '../shell/site-layout.tsx';
import { useArchive } from '../use-archive.ts';
import { CreateSettingsDialog } from './create-settings-dialog.tsx';
import { documentPath } from './document-path.ts';
import { type CreatedKind, isCreatedKind, SETTINGS_SCREENS } from './settings-kinds.ts';
import { NavLink } from '../../ui/link/link.tsx';

/** The list of settings beside what is edited; in a narrow window one of them. */
export const Frame = styled.div`
  display: flex; flex: none; height: calc(100dvh - 48px);
  @media (width < ${LIST_ROOM}px) { height: auto; & > nav:not(:only-child) { display: none; } }
`;
const List = styled.nav`
  flex: none; width: 200px; overflow: auto; padding: 12px 8px; border-inline-end: 1px solid var(--line); background: var(--surface);
  h2 { padding: 0 8px 4px; color: var(--ink-faint); font-size: 11px; font-weight: 500; }
  section + section { margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line); }
  a { display: block; border-radius: var(--radius); color: var(--ink); text-decoration: none; }
  a, .archived { padding: 5px 8px; }
  ul ul a, ul ul .archived { padding-inline-start: 20px; color: var(--ink-muted); }
  ul ul button[data-variant='quiet'][data-size='small']:not([data-square]) { margin-inline-start: 12px; }
  .archived { display: flex; align-items: center; justify-content: space-between; text-decoration: line-through; }
  /* It makes its line no higher than the others. */
  .archived button { margin-block: -5px; margin-inline-end: -8px; }
  a:hover { background: var(--surface-hover); }
  a[aria-current] { background: var(--accent-soft); color: var(--accent-ink); }
  a:focus-visible { outline-offset: -2px; }
  @media (width < ${LIST_ROOM}px) { flex: 1; border-inline-end: 0; }
`;

/** A document that is archived, with a button that restores it. */
function ArchivedDocument(archived: Parameters<typeof useArchive>[0]) {
  const { t } = useTranslation();
  const { restore } = useArchive(archived);
  const { name } = archived;
  return (
    <span className="archived">
      {name}
      <IconButton
        size="small"
        icon={ArchiveRestore}
        label={t('settings.restore', { name })}
        onPress={() => void restore()}
      />
    </span>
  );
}

/** The documents of a kind of which a site has several; archived ones can be restored. */
function Documents({ siteId, kind }: { readonly siteId: string; readonly kind: CreatedKind }) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const [isCreating, setIsCreating] = useState(false);
  const { data = [] } = useQuery({
    queryKey: ['settings', siteId, kind],
    queryFn: () => api.call('documents', { site: siteId, path: { kind } }),
  });
  return (
    <ul>
      {data.map((one) => (
        <li key={one.id}>
          {one.isArchived ? (
            hasRole(site.role, 'publisher') && (
              <ArchivedDocument kind={kind} id={one.id} name={documentName(one)} />
            )
          ) : (
            <NavLink to={documentPath(siteId, { kind, id: one.id })}>{documentName(one)}</NavLink>
          )}
        </li>
      ))}
      <li>
        <Button size="small" variant="quiet" icon={Plus} onPress={() => setIsCreating(true)}>
          {t(`settings.create.${kind}`)}
        </Button>
      </li>
      {isCreating && (
        <CreateSettingsDialog
          siteId={siteId}
          kind={kind}
          taken={data.map(({ id }) => id)}
          onClose={() => setIsCreating(false)}
        />
      )}
    </ul>
  );
}

/** Everything of a site that can be set. */
export function SettingsNavigation({ siteId }: { readonly siteId: string }) {
  const { t } = useTranslation();
  return (
    <List aria-label={t('settings.title')}>
      {Object.entries(SETTINGS_SCREENS).map(([group, kinds]) => (
        <section key={group}>
          <h2>{t(`settings.groups.${group}`)}</h2>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <NavLink end to={`/sites/${siteId}/settings/${kind}`}>
                  {t(`settings.kinds.${kind}`)}
                </NavLink>
                {isCreatedKind(kind) && <Documents siteId={siteId} kind={kind} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{t('settings.kinds.sharedComponent')}</h2>
        <Documents siteId={siteId} kind="sharedComponent" />
      </section>
    </List>
  );
}
