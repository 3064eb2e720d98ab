import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Replace, Trash2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { useServices } from '../app/services.tsx';
import { hasRole } from '../app/session/use-operator.ts';
import { UseList } from '../app/settings/use-list.tsx';
import { useSite } from '../app/shell/site-layout.tsx';
import type { DocumentStore } from '../document/store.ts';
import type { JsonObject } from '../document/page-document.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import { pictureOf, previewPath } from './library-picture.ts';
import { sizeText } from './upload-list.tsx';
import { libraryKey } from './use-library.ts';
import { ACCEPTED, MAX_BYTES, refusalKey } from './use-uploads.ts';

const Aside = styled.aside`
  flex: 1; min-width: 0; overflow: auto; padding: 24px; background: var(--desk);
  & > img { display: block; max-width: 100%; max-height: 46vh; margin-inline: auto; border-radius: var(--radius); background: var(--behind-pictures); }
  section { max-width: 640px; margin: 24px auto 0; }
  h2 { margin-bottom: 8px; font-size: var(--text-large); font-weight: 500; }
  ul { border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
  li { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 36px; padding: 4px 12px; }
  li + li { border-top: 1px solid var(--line); }
  li > span:last-child { color: var(--ink-muted); font-variant-numeric: tabular-nums; }
  li > a { color: var(--accent-ink); }
  p { margin-top: 8px; color: var(--ink-muted); }
  .tools { display: flex; gap: 8px; }
`;

/** A picture of the library: its files, where it is used, another file in its place. */
export function PictureAside({
  id,
  store,
  body,
}: {
  readonly id: string;
  readonly store: DocumentStore;
  readonly body: JsonObject;
}) {
  const { t, i18n } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const { show } = useToasts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isReplacing, setIsReplacing] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { data: uses } = useQuery({
    queryKey: ['uses', site.id, 'media'],
    queryFn: () => api.call('documentUses', { site: site.id, path: { kind: 'media' } }),
    staleTime: 0,
  });
  const picture = pictureOf(body);
  if (!picture) return null;
  const usedBy = uses?.find((one) => one.id === id)?.usedBy ?? [];

  const replace = async (file: File | undefined) => {
    if (!file) return;
    const limit = sizeText(MAX_BYTES, i18n.language);
    const refuse = (key: string) =>
      show({ text: t([key, 'media.refused.failed'], { limit }), tone: 'danger' });
    if (file.size > MAX_BYTES) return refuse('media.refused.too-large');
    setIsReplacing(true);
    try {
      const files = await api.upload('storePictureFiles', { site: site.id, file });
      store.run({
        kind: 'batch',
        commands: Object.entries(files).map(([name, value]) => ({ kind: 'setField', path: [name], value })),
        sentence: { key: 'replacedPicture', values: {} },
      });
      show({ text: t('media.replaced') });
    } catch (error) {
      refuse(refusalKey(error));
    } finally {
      setIsReplacing(false);
    }
  };
  const remove = async () => {
    const path = { kind: 'media', id };
    try {
      await api.call('archiveDocument', { site: site.id, path, body: { isArchived: true } });
    } catch {
      return show({ text: t('media.removeFailed'), tone: 'danger' });
    }
    void client.invalidateQueries({ queryKey: libraryKey(site.id) });
    show({
      text: t('media.removed'),
      action: {
        label: t('app.undo'),
        onPress: () =>
          void api
            .call('archiveDocument', { site: site.id, path, body: { isArchived: false } })
            .then(() => client.invalidateQueries({ queryKey: libraryKey(site.id) })),
      },
    });
    await navigate(`/sites/${site.id}/media`);
  };
  return (
    <Aside aria-label={t('media.picture')}>
      <img src={previewPath(site.id, picture)} alt={pickText(picture.alt, i18n.language)} />
      <section>
        <div className="tools">
          <FileTrigger
            acceptedFileTypes={ACCEPTED.split(',')}
            onSelect={(files) => void replace([...(files ?? [])][0])}
          >
            <Button icon={Replace} isBusy={isReplacing}>
              {t('media.replace')}
            </Button>
          </FileTrigger>
          {hasRole(site.role, 'publisher') && (
            <Button
              icon={Trash2}
              variant="quiet"
              isDisabled={uses === undefined || usedBy.length > 0}
              onPress={() => setIsConfirming(true)}
            >
              {t('media.remove')}
            </Button>
          )}
        </div>
        <p>{t('media.replaceHelp')}</p>
      </section>
      <section>
        <h2>{t('media.usedBy')}</h2>
        {uses && usedBy.length === 0 && <p>{t('media.unusedText')}</p>}
        {usedBy.length > 0 && <UseList usedBy={usedBy} />}
      </section>
      <section>
        <h2>{t('media.files')}</h2>
        <ul>
          {picture.files.map(({ type, width, bytes }) => (
            <li key={`${type} ${width}`}>
              <span>
                {type.slice('image/'.length).replace('+xml', '').toUpperCase()}
                {width > 0 && ` · ${t('media.pixelsWide', { width })}`}
              </span>
              <span>{sizeText(bytes, i18n.language)}</span>
            </li>
          ))}
        </ul>
      </section>
      {isConfirming && (
        <Dialog
          isAlert
          title={t('media.removeTitle')}
          onClose={() => setIsConfirming(false)}
          actions={
            <>
              <Button variant="quiet" onPress={() => setIsConfirming(false)}>
                {t('app.cancel')}
              </Button>
              <Button variant="danger" onPress={() => void remove()}>
                {t('media.remove')}
              </Button>
            </>
          }
        >
          <Notice>{t('media.removeText')}</Notice>
        </Dialog>
      )}
    </Aside>
  );
}
