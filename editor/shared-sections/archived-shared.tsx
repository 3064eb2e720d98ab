import { Archive } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArchive } from '../app/use-archive.ts';
import { hasRole } from '../app/session/use-operator.ts';
import { useSite } from '../app/shell/site-layout.tsx';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';

interface Props {
  readonly id: string;
  /** What operators call it. */
  readonly name: string;
  readonly onRestored: () => void;
}

/** Shown in place of the editor while a shared section is archived, with a button that restores it for those who may publish. */
export function ArchivedShared({ id, name, onRestored }: Props) {
  const { t } = useTranslation();
  const { site } = useSite();
  const { restore } = useArchive({ kind: 'sharedComponent', id, name });
  const [isBusy, setIsBusy] = useState(false);
  const canRestore = hasRole(site.role, 'publisher');
  const onRestore = async () => {
    setIsBusy(true);
    if (await restore()) onRestored();
    setIsBusy(false);
  };
  return (
    <EmptyState
      icon={Archive}
      title={t('pages.archived', { page: name })}
      text={t(canRestore ? 'archivedShared.text' : 'archivedShared.askPublisher')}
      actions={
        canRestore && (
          <Button variant="primary" isBusy={isBusy} onPress={() => void onRestore()}>
            {t('archivedPage.restore')}
          </Button>
        )
      }
    />
  );
}
