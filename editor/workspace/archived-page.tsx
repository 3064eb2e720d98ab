import { Archive } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useArchivePage } from '../app/page-list/use-archive-page.ts';
import { hasRole } from '../app/session/use-operator.ts';
import { useSite } from '../app/shell/site-layout.tsx';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';

interface Props {
  readonly pageId: string;
  readonly name: string;
  readonly onRestored: () => void;
}

/** A page that is archived is not edited; who may, restores it. */
export function ArchivedPage({ pageId, name, onRestored }: Props) {
  const { t } = useTranslation();
  const { site } = useSite();
  const navigate = useNavigate();
  const archive = useArchivePage({ id: pageId, name });
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
            <Button
              variant="primary"
              isBusy={archive.isPending}
              onPress={() => archive.mutate(false, { onSuccess: onRestored })}
            >
              {t('archivedPage.restore')}
            </Button>
          )}
        </>
      }
    />
  );
}
