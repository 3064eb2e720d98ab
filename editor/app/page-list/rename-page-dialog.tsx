import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../src/api/api-error.ts';
import { nameInTitle } from '../../../src/site/name-in-title.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { useServices } from '../services.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { NamingFields } from './naming-fields.tsx';
import { isNamed, takenPaths } from './page-paths.ts';
import { type PageNamings, storedNaming } from './new-page.ts';
import { textsOf } from './page-body.ts';
import { hasOwnPath, type ListedPage } from './listed-page.ts';
import { refreshPages, usePages } from './use-pages.ts';
import { FormActions } from '../form-actions.tsx';

const NO_PAGES: { readonly pages: readonly ListedPage[] } = { pages: [] };

/** Changes name and path of a page in the draft: visitors see them once it is published. */
export function RenamePageDialog({
  page,
  languages,
  onClose,
}: {
  readonly page: ListedPage;
  /** Languages of the site, the default first. */
  readonly languages: readonly string[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const { show } = useToasts();
  const client = useQueryClient();
  const form = useId();
  const [namedBefore] = useState<PageNamings>(() =>
    Object.fromEntries(
      languages.map((language) => {
        const [title = '', inSearch] = [page.title[language], page.searchTitle[language]];
        // Without a name of its own the title for search engines stands in for it, which also names the site.
        const shown = title === inSearch ? nameInTitle(title) || title : title;
        return [language, { title: shown, slug: page.slugs[language] ?? '' }];
      }),
    ),
  );
  const [namings, setNamings] = useState(namedBefore);
  const [wasSent, setWasSent] = useState(false);
  const { data: { pages } = NO_PAGES } = usePages(site.id);
  const taken = useMemo(() => takenPaths(pages, page.id), [pages, page.id]);
  const hasPath = hasOwnPath(page.id);
  const path = { kind: 'page', id: page.id };
  const rename = useMutation({
    mutationFn: async () => {
      const { version, body } = await api.call('document', { site: site.id, path });
      // A language that is left as it is gets no name of its own.
      const changed = Object.entries(namings).filter(([language, naming]) => {
        const before = namedBefore[language];
        return naming.title !== before?.title || naming.slug !== before.slug;
      });
      const { menuLabel, slugs } = storedNaming(Object.fromEntries(changed));
      await api.call('saveDocument', {
        site: site.id,
        path,
        body: {
          basedOn: version,
          body: {
            ...body,
            menuLabel: { ...textsOf(body, 'menuLabel'), ...menuLabel },
            slugs: { ...textsOf(body, 'slugs'), ...(hasPath && slugs) },
          },
        },
      });
      await Promise.all([
        refreshPages(client, site.id),
        client.invalidateQueries({ queryKey: ['document', site.id, 'page', page.id] }),
      ]);
    },
    onSuccess: () => {
      show({ text: t('pages.renamed') });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isNamed(namings, languages[0], taken) && !rename.isPending) rename.mutate();
  };
  return (
    <Dialog
      size="wide"
      title={t('pages.renameTitle', { page: page.name })}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <FormActions
          form={form}
          submitLabel={t('pages.rename')}
          isBusy={rename.isPending}
          onCancel={onClose}
        />
      }
    >
      {rename.error && (
        <Notice tone="danger">
          {t(hasErrorCode(rename.error, 'versionConflict') ? 'pages.renameConflict' : 'pages.renameFailed')}
        </Notice>
      )}
      <form id={form} onSubmit={submit} noValidate>
        <NamingFields
          languages={languages}
          namings={namings}
          onChange={setNamings}
          showsProblems={wasSent}
          taken={taken}
          hasPath={hasPath}
        />
      </form>
      {page.publishedVersion !== null && <Notice>{t('pages.renamePublished')}</Notice>}
    </Dialog>
  );
}
