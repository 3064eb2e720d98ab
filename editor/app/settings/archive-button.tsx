import { Archive } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, hasErrorCode } from '../../../src/api/api-error.ts';
import { isRecord } from '../../../src/api/wire/is-record.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useSite } from '../shell/site-layout.tsx';
import type { CreatedKind } from './settings-kinds.ts';
import { useArchive } from './use-archive.ts';
import { type Use, UseList } from './use-list.tsx';

/** What still uses a document that the server did not archive. */
const usesIn = (error: unknown): readonly Use[] =>
  hasErrorCode(error, 'inUse') && error instanceof ApiError && isRecord(error.body)
    ? (error.body.usedBy as readonly Use[])
    : [];

/** Archives a menu, layout, form or shared section after a question; one that is used stays, and the question says where. */
export function ArchiveButton({
  kind,
  id,
  name,
}: {
  readonly kind: CreatedKind;
  readonly id: string;
  readonly name: string;
}) {
  const { t } = useTranslation();
  const { site } = useSite();
  const { archive } = useArchive({ kind, id, name });
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const usedBy = usesIn(error);
  const close = () => {
    setIsConfirming(false);
    setError(null);
  };
  const confirm = async () => {
    setIsBusy(true);
    try {
      await archive();
      await navigate(`/sites/${site.id}/settings`);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <IconButton icon={Archive} label={t('pages.archive')} onPress={() => setIsConfirming(true)} />
      {isConfirming && (
        <Dialog
          isAlert
          title={t('pages.archiveTitle', { page: name })}
          onClose={close}
          actions={
            <>
              <Button variant="quiet" onPress={close}>
                {t('app.cancel')}
              </Button>
              <Button
                variant="danger"
                isBusy={isBusy}
                isDisabled={usedBy.length > 0}
                onPress={() => void confirm()}
              >
                {t('pages.archive')}
              </Button>
            </>
          }
        >
          {usedBy.length > 0 ? (
            <>
              <Notice tone="warning">{t('settings.inUse')}</Notice>
              <UseList usedBy={usedBy} />
            </>
          ) : (
            <p>{t('settings.archiveText')}</p>
          )}
          {error !== null && usedBy.length === 0 && (
            <Notice tone="danger">{t('settings.archiveFailed')}</Notice>
          )}
        </Dialog>
      )}
    </>
  );
}
