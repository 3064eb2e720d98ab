import { useMutation, useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, hasErrorCode } from '../../../src/api/api-error.ts';
import { isRecord } from '../../../src/api/wire/is-record.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Failed } from '../../ui/failed/failed.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useServices } from '../services.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { useArchive } from '../use-archive.ts';
import type { CreatedKind } from './settings-kinds.ts';
import { type Use, UseList } from './use-list.tsx';

interface Archived {
  readonly kind: CreatedKind;
  readonly id: string;
  readonly name: string;
}

/** What still uses a document that the server did not archive. */
const usesIn = (error: unknown): readonly Use[] =>
  hasErrorCode(error, 'inUse') && error instanceof ApiError && isRecord(error.body)
    ? (error.body.usedBy as readonly Use[])
    : [];

/** Asks whether something is archived; what is used stays, and the question says where it is used. */
function ArchiveQuestion({ kind, id, name, onClose }: Archived & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const { archive } = useArchive({ kind, id, name });
  const navigate = useNavigate();
  const {
    data: uses = [],
    isFetching,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['uses', site.id, kind],
    queryFn: () => api.call('documentUses', { site: site.id, path: { kind } }),
    staleTime: 0,
    // Without a network they are unknown at once, and the question says so.
    networkMode: 'always',
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: archive,
    onSuccess: () => navigate(`/sites/${site.id}/settings`),
  });
  const known = uses.find((one) => one.id === id)?.usedBy ?? [];
  // Something may have begun to use it since the uses were read.
  const usedBy = known.length > 0 ? known : usesIn(error);
  const isUsed = usedBy.length > 0;
  return (
    <Dialog
      isAlert
      title={t('pages.archiveTitle', { page: name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('app.cancel')}
          </Button>
          <Button
            variant="danger"
            isBusy={isPending || isFetching}
            isDisabled={isUsed || isError}
            onPress={() => mutate()}
          >
            {t('pages.archive')}
          </Button>
        </>
      }
    >
      {isUsed && (
        <>
          <Notice tone="warning">{t('settings.inUse')}</Notice>
          <UseList usedBy={usedBy} />
        </>
      )}
      {!isUsed && isError && <Failed onRetry={() => void refetch()} isBusy={isFetching} />}
      {!isUsed && !isError && !isFetching && <p>{t('settings.archiveText')}</p>}
      {!isUsed && error && <Notice tone="danger">{t('pages.archiveFailed')}</Notice>}
    </Dialog>
  );
}

/** Archives a menu, layout, form, shared section or post after a question. */
export function ArchiveButton(archived: Archived) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <IconButton icon={Archive} label={t('pages.archive')} onPress={() => setIsAsking(true)} />
      {isAsking && <ArchiveQuestion {...archived} onClose={() => setIsAsking(false)} />}
    </>
  );
}
