import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { idFor, templateOfPage } from '../page-list/new-page.ts';
import type { DocumentBody } from '../page-list/page-body.ts';
import { useServices } from '../services.tsx';
import { documentPath } from '../settings/document-path.ts';
import { useSite } from '../shell/site-layout.tsx';
import { TemplateDialog } from './template-dialog.tsx';

const kind = 'pageTemplate';

export interface SaveTemplateProps {
  readonly page: { readonly id: string; readonly name: string };
  /** The page as it is now. Rejects where it cannot be read. */
  readonly readBody: () => Promise<DocumentBody>;
  readonly onClose: () => void;
}

/** Makes a template of a page; the page stays as it is. */
export function SaveTemplateDialog({
  page: { id: pageId, name: pageName },
  readBody,
  onClose,
}: SaveTemplateProps) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const { show } = useToasts();
  const navigate = useNavigate();
  return (
    <TemplateDialog
      title={t('templates.saveTitle')}
      submitLabel={t('templates.saveSubmit')}
      help={t('templates.saveHelp')}
      naming={{ name: pageName, description: '' }}
      onClose={onClose}
      onStore={async (naming) => {
        const [body, all] = await Promise.all([
          readBody(),
          // Archived ones have ids, too.
          api.call('documents', { site: site.id, path: { kind } }),
        ]);
        const id = idFor(
          naming.name,
          all.map((one) => one.id),
        );
        await api.call('createDocument', {
          site: site.id,
          path: { kind },
          body: { id, body: templateOfPage(pageId, body, naming) },
        });
        show({
          text: t('templates.saved', { name: naming.name }),
          action: {
            label: t('templates.open'),
            onPress: () => void navigate(documentPath(site.id, { kind, id })),
          },
        });
      }}
    />
  );
}
