import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../src/api/api-error.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Select } from '../../ui/select/select.tsx';
import { useServices } from '../services.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { isNamed, NamingFields } from './naming-fields.tsx';
import { copyOfPage, idFor, type PageNamings } from './new-page.ts';
import { isTemplate, PAGE_TEMPLATES, templatePage } from './page-templates.ts';
import type { ListedPage } from './listed-page.ts';
import { useCreatePage } from './use-create-page.ts';
import { FormActions } from '../form-actions.tsx';

/** Creates a page from a template or as a copy of another, and opens it. */
export function CreatePageDialog({
  pages,
  languages,
  copied,
  onClose,
}: {
  readonly pages: readonly ListedPage[];
  /** Languages of the site, the default first. */
  readonly languages: readonly string[];
  /** The page to be copied; `null` where none is chosen yet. */
  readonly copied: ListedPage | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const form = useId();
  // Ids of pages follow a colon, which no name of a template has.
  const [origin, setOrigin] = useState<string>(copied ? `copy:${copied.id}` : PAGE_TEMPLATES[0]);
  const [namings, setNamings] = useState<PageNamings>({});
  const [menu, setMenu] = useState('');
  const [wasSent, setWasSent] = useState(false);

  const { data: menus = [] } = useQuery({
    queryKey: ['settings', site.id, 'menu'],
    queryFn: () => api.call('documents', { site: site.id, path: { kind: 'menu' } }),
  });
  const bodyOf = async () => {
    if (isTemplate(origin)) return templatePage(origin, namings);
    const path = { kind: 'page', id: origin.slice('copy:'.length) };
    return copyOfPage((await api.call('document', { site: site.id, path })).body, namings);
  };
  const create = useCreatePage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    // After it was created, the dialog stays until the screen of the page is there.
    if (!isNamed(namings, languages[0]) || create.isPending || create.isSuccess) return;
    const taken = pages.map((page) => page.id);
    create.mutate({
      id: idFor(namings[languages[0] ?? '']?.title ?? '', taken),
      namings,
      body: bodyOf,
      menu,
    });
  };
  return (
    <Dialog
      size="wide"
      title={t('pages.create')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <FormActions
          form={form}
          submitLabel={t('pages.createSubmit')}
          isBusy={create.isPending || create.isSuccess}
          onCancel={onClose}
        />
      }
    >
      {create.error && (
        <Notice tone="danger">
          {t(hasErrorCode(create.error, 'idTaken') ? 'pages.createTaken' : 'pages.createFailed')}
        </Notice>
      )}
      <Select
        label={t('pages.origin')}
        value={origin}
        onChange={setOrigin}
        options={[
          ...PAGE_TEMPLATES.map((value) => ({
            value: value as string,
            label: t(`pages.templates.${value}`),
          })),
          ...pages.map((page) => ({
            value: `copy:${page.id}`,
            label: t('pages.copyOf', { page: page.name }),
          })),
        ]}
      />
      <form id={form} onSubmit={submit} noValidate>
        <NamingFields languages={languages} namings={namings} onChange={setNamings} showsProblems={wasSent} />
      </form>
      <Select
        label={t('pages.menu')}
        help={t('pages.menuHelp')}
        value={menu}
        onChange={setMenu}
        options={[
          { value: '', label: t('pages.noMenu') },
          ...menus
            .filter(({ isArchived }) => !isArchived)
            .map(({ id }) => ({ value: id, label: t('pages.inMenu', { menu: id }) })),
        ]}
      />
    </Dialog>
  );
}
