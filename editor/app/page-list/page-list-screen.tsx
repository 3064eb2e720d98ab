import { FilePlus2, FileSearch, Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Failed } from '../../ui/failed/failed.tsx';
import { Screen } from '../shell/screen.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import {
  choosePages,
  countPages,
  isPageFilter,
  PAGE_FILTERS,
  PAGE_SORTS,
  type PageSort,
} from './choose-pages.ts';
import { CreatePageDialog } from './create-page-dialog.tsx';
import { Filters } from './filters.tsx';
import { NEW_PAGE } from './new-page-address.ts';
import * as S from './page-list.styles.ts';
import { PageTable, PageTableSkeleton } from './page-table.tsx';
import { PageViews } from './page-views.tsx';
import { EMPTY_PAGE, type PageBeginning } from '../templates/page-beginning.ts';
import { usePages } from './use-pages.ts';

const isPageSort = (value: string | null): value is PageSort => PAGE_SORTS.some((sort) => sort === value);

/** The pages of a site: found, created, renamed, archived. What is shown is part of the address. */
export function PageListScreen() {
  const { t, i18n } = useTranslation();
  const { site, operator } = useSite();
  const { data, isError, isFetching, refetch } = usePages(site.id);
  const [search, setSearch] = useSearchParams();
  /** What a new page begins with; `null` while none is created. */
  const [creating, setCreating] = useState<PageBeginning | null>(null);

  const wantedFilter = search.get('status');
  const wantedSort = search.get('sort');
  const filter = isPageFilter(wantedFilter) ? wantedFilter : 'all';
  const sort = isPageSort(wantedSort) ? wantedSort : 'changed';
  const text = search.get('q') ?? '';
  const show = (name: 'q' | 'status' | 'sort', value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };

  const isNewWanted = search.has(NEW_PAGE);
  if (isNewWanted && creating === null) setCreating(EMPTY_PAGE);
  useEffect(() => {
    // Who comes back to the list is not asked once more.
    if (isNewWanted)
      setSearch(
        (now) => {
          now.delete(NEW_PAGE);
          return now;
        },
        { replace: true },
      );
  }, [isNewWanted, setSearch]);

  const pages = data?.pages ?? [];
  const chosen = choosePages(pages, { filter, sort, text }, i18n.language);
  const create = (
    <Button variant="primary" icon={Plus} onPress={() => setCreating(EMPTY_PAGE)} isDisabled={!data}>
      {t('pages.create')}
    </Button>
  );
  const title = t('pages.title');
  return (
    <>
      <TopBar site={site} operator={operator} crumbs={[{ label: title }]} />
      <Screen title={`${title} · ${site.name}`}>
        <S.Page>
          <S.Head>
            <h1>{title}</h1>
            {create}
          </S.Head>
          <PageViews />
          <S.Toolbar>
            <Filters
              label={t('pages.filter')}
              filters={PAGE_FILTERS}
              nameOf={(one) => t(`pages.filters.${one}`)}
              counts={countPages(pages)}
              chosen={filter}
              onChoose={(one) => show('status', one)}
            />
            <Select
              label={t('pages.sort')}
              hidesLabel
              value={sort}
              options={PAGE_SORTS.map((value) => ({ value, label: t(`pages.sorts.${value}`) }))}
              onChange={(value) => show('sort', value)}
            />
            <SearchField
              label={t('pages.search')}
              clearLabel={t('pages.clearSearch')}
              value={text}
              onChange={(value) => show('q', value)}
            />
          </S.Toolbar>
          {isError && !data && <Failed onRetry={() => void refetch()} isBusy={isFetching} />}
          {!data && !isError && <PageTableSkeleton />}
          {data && chosen.length > 0 && (
            <PageTable
              pages={chosen}
              languages={data.languages}
              onCopy={({ id }) => setCreating({ kind: 'page', id })}
            />
          )}
          {data && chosen.length === 0 && pages.length > 0 && (
            <EmptyState
              icon={FileSearch}
              title={t('pages.noneFound')}
              {...(text && { text: t('pages.noneFoundText', { text }) })}
              actions={<Button onPress={() => setSearch({}, { replace: true })}>{t('pages.showAll')}</Button>}
            />
          )}
          {data && pages.length === 0 && (
            <EmptyState
              icon={FilePlus2}
              title={t('pages.none')}
              text={t('pages.noneText')}
              actions={create}
            />
          )}
          <S.Count role="status">{data && t('pages.shown', { count: chosen.length })}</S.Count>
        </S.Page>
        {data && creating && (
          <CreatePageDialog
            pages={pages}
            languages={data.languages}
            begunWith={creating}
            onClose={() => setCreating(null)}
          />
        )}
      </Screen>
    </>
  );
}
