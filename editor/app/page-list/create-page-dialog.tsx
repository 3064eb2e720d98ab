import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { hasErrorCode } from '../../../src/api/api-error.ts';
import { isBuiltInTemplate } from '../../../src/site/page-templates/built-in-templates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Select } from '../../ui/select/select.tsx';
import { FormActions } from '../form-actions.tsx';
import { useServices } from '../services.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { EMPTY_PAGE, type PageBeginning, renamed } from '../templates/page-beginning.ts';
import { TemplatePicker } from '../templates/template-picker.tsx';
import { useTemplates } from '../templates/use-templates.ts';
import { documentName } from '../document-name.ts';
import { NamingFields } from './naming-fields.tsx';
import { isNamed, takenPaths } from './page-paths.ts';
import { blankPage, copyOfPage, idFor, pageOfTemplate, type PageNamings } from './new-page.ts';
import { pageOfBuiltIn } from './page-of-built-in.ts';
import type { ListedPage } from './listed-page.ts';
import { useCreatePage } from './use-create-page.ts';
import { Link } from '../../ui/link/link.tsx';

const Sides = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 420px); align-items: start; gap: 24px;
  & > :last-child { position: sticky; top: 0; display: grid; gap: 16px; }
  @media (width < 900px) { grid-template-columns: minmax(0, 1fr); & > :last-child { position: static; } }
`;
const Manage = styled.p`
  margin-top: 12px; font-size: var(--text-small);
  a { color: var(--ink-muted); }
`;

const isArchivedNow = ({ isArchived }: ListedPage) => isArchived;

const has = (list: readonly { readonly id: string }[], wanted: string) =>
  list.some(({ id }) => id === wanted);

/** Creates a page that is empty, begins as a template is, or is a copy of another, and opens it. */
export function CreatePageDialog({
  pages,
  languages,
  begunWith = EMPTY_PAGE,
  onClose,
}: {
  readonly pages: readonly ListedPage[];
  /** Languages of the site, the default first. */
  readonly languages: readonly string[];
  /** What is chosen at first. */
  readonly begunWith?: PageBeginning;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const form = useId();
  const [beginning, setBeginning] = useState<PageBeginning>(begunWith);
  const [namings, setNamings] = useState<PageNamings>(() =>
    renamed({}, EMPTY_PAGE, begunWith, languages, takenPaths(pages)),
  );
  const [menu, setMenu] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const { data: templates } = useTemplates(site.id);
  const own = templates?.filter(({ isArchived }) => !isArchived) ?? [];
  // An archived page can be copied, but not one that somebody archives meanwhile.
  const [archivedAtFirst] = useState(() => new Set(pages.filter(isArchivedNow).map(({ id }) => id)));
  const copies = pages.filter((page) => !page.isArchived || archivedAtFirst.has(page.id));

  const { data: menus } = useQuery({
    queryKey: ['settings', site.id, 'menu'],
    queryFn: () => api.call('documents', { site: site.id, path: { kind: 'menu' } }),
  });
  const offered = menus?.filter(({ isArchived }) => !isArchived) ?? [];
  const removed = {
    template: beginning.kind === 'pageTemplate' && templates !== undefined && !has(own, beginning.id),
    page: beginning.kind === 'page' && !has(copies, beginning.id),
    menu: menu !== '' && !has(offered, menu),
  };
  const isComplete = !Object.values(removed).includes(true);
  const stored = async ({ kind, id }: PageBeginning) =>
    (await api.call('document', { site: site.id, path: { kind, id } })).body;
  const bodyOf = async () => {
    const { kind, id } = beginning;
    if (kind === 'page') return copyOfPage(id, await stored(beginning), namings);
    if (kind === 'pageTemplate') return pageOfTemplate(id, await stored(beginning), namings);
    return isBuiltInTemplate(id) ? pageOfBuiltIn(id, namings) : blankPage(namings);
  };
  const create = useCreatePage();
  const isSent = create.isPending || create.isSuccess;
  // The page itself is among the pages as soon as it was created.
  const taken = useMemo(() => takenPaths(isSent ? [] : pages), [isSent, pages]);
  const choose = (next: PageBeginning) => {
    setNamings(renamed(namings, beginning, next, languages, taken));
    setBeginning(next);
    // What was said of the attempt before is not about this choice.
    if (create.isError) create.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    // After it was created, the dialog stays until the screen of the page is there.
    if (!isNamed(namings, languages[0], taken) || !isComplete || isSent) return;
    create.mutate({
      id: idFor(
        namings[languages[0] ?? '']?.title ?? '',
        pages.map((page) => page.id),
      ),
      namings,
      body: bodyOf,
      menu,
    });
  };
  const copied = pages.find(({ id }) => beginning.kind === 'page' && id === beginning.id) ?? copies[0];
  const removedNotice = <Notice tone="danger">{t('pages.choiceArchived')}</Notice>;
  return (
    <Dialog
      size="large"
      title={t('pages.create')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <FormActions form={form} submitLabel={t('pages.createSubmit')} isBusy={isSent} onCancel={onClose} />
      }
    >
      {create.error && isComplete && (
        <Notice tone="danger">
          {t(hasErrorCode(create.error, 'idTaken') ? 'pages.createTaken' : 'pages.createFailed')}
        </Notice>
      )}
      <Sides>
        <div>
          {removed.template && removedNotice}
          <TemplatePicker
            chosen={beginning}
            onChoose={choose}
            templates={own}
            copied={copied ? { id: copied.id, version: copied.draftVersion } : null}
            language={languages[0] ?? ''}
          />
          <Manage>
            <Link to={`/sites/${site.id}/templates`}>{t('templates.manage')}</Link>
          </Manage>
        </div>
        <div>
          {beginning.kind === 'page' && (
            <Select
              label={t('templates.copiedPage')}
              value={beginning.id}
              onChange={(id) => choose({ kind: 'page', id })}
              options={copies.map((page) => ({ value: page.id, label: page.name }))}
            />
          )}
          {removed.page && removedNotice}
          <form id={form} onSubmit={submit} noValidate>
            <NamingFields
              languages={languages}
              namings={namings}
              onChange={setNamings}
              showsProblems={wasSent}
              taken={taken}
            />
          </form>
          <Select
            label={t('pages.menu')}
            help={t('pages.menuHelp')}
            value={menu}
            onChange={setMenu}
            options={[
              { value: '', label: t('pages.noMenu') },
              ...offered.map((one) => ({ value: one.id, label: documentName(one) })),
            ]}
          />
          {removed.menu && removedNotice}
        </div>
      </Sides>
    </Dialog>
  );
}
