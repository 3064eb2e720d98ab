import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ON_PAGE } from '../../workspace/page-views.ts';
import { usePages } from '../page-list/use-pages.ts';
import { documentPath } from '../settings/document-path.ts';
import type { Crumb } from '../shell/top-bar.tsx';

/** The way back to the page from which something that it shows was opened; `null` where it was opened otherwise. */
export function useWayBack(siteId: string): Crumb | null {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get(ON_PAGE);
  const language = search.get('language');
  const { data } = usePages(siteId, id !== null);
  if (id === null) return null;
  const query = language ? `?${new URLSearchParams({ language })}` : '';
  return {
    label: t('app.backTo', { name: data?.pages.find((page) => page.id === id)?.name ?? id }),
    to: `${documentPath(siteId, { kind: 'page', id })}${query}`,
  };
}
