import { useMutation } from '@tanstack/react-query';
import { Archive } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePages } from '../app/page-list/use-pages.ts';
import { hasRole } from '../app/session/use-operator.ts';
import { useSite } from '../app/shell/site-layout.tsx';
import { useArchive } from '../app/use-archive.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';

interface Props {
  readonly pageId: string;
  readonly onRestored: () => void;
}

/** Shown in place of the editor while a page is archived, with a button that restores it for those who may publish. */
export function ArchivedPage({ pageId, onRestored }: Props) {
  const { t } = useTranslation();
  const { site } = useSite();
  const { data } = usePages(site.id);
  const name = data?.pages.find(({ id }) => id === pageId)?.name ?? pageId;
  const navigate = useNavigate();
  const { restore } = useArchive({ kind: 'page', id: pageId, name });
  const restoring = useMutation({
    mutationFn: restore,
    onSuccess: (isRestored) => isRestored && onRestored(),
  });
  const canRestore = hasRole(site.role, 'publisher');
  return (
    <EmptyState
      icon={Archive}
      title={t('archivedPage.title', { page: name })}
      text={t(canRestore ? 'archivedPage.text' : 'archivedPage.askPublisher')}
      actions={
        <>
          <Button onPress={() => navigate(`/sites/${site.id}/pages`)}>{t('archivedPage.toPages')}</Button>
          {canRestore && (
            <Button variant="primary" isBusy={restoring.isPending} onPress={() => restoring.mutate()}>
              {t('archivedPage.restore')}
            </Button>
          )}
        </>
      }
    />
  );
}
