import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { NATIVE_NAMES } from '../../../src/runtime/text/languages.ts';
import type { TranslationCounts } from '../../../src/runtime/document/translation-states.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { TRANSLATIONS } from '../../workspace/page-views.ts';
import { usePages } from '../page-list/use-pages.ts';
import { useServices } from '../services.tsx';
import { Failed } from '../../ui/failed/failed.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { Waiting } from '../../ui/progress/waiting.tsx';
import { type Done, sumDone } from './share-done.ts';
import { Cell, Sheet, Table } from './translation-map.styles.ts';
import { Link } from '../../ui/link/link.tsx';

const NONE: TranslationCounts = { missing: 0, outdated: 0, present: 0, reviewed: 0 };

/** The share that is done, in a number and a colour, with what is left. */
function Share({ done, name, to }: { readonly done: Done; readonly name: string; readonly to?: string }) {
  const { t, i18n } = useTranslation();
  const { share, missing, outdated } = done;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share);
  const left = missing + outdated;
  const content = (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      {percent}
      <small>{left > 0 ? t('translationMap.left', { count: left }) : t('translationMap.done')}</small>
    </>
  );
  const detail = t('translationMap.cell', { name, percent, missing, outdated });
  return (
    <Cell style={{ '--share': share } as object}>
      {to === undefined ? (
        <span title={detail}>{content}</span>
      ) : (
        <Link to={to} title={detail}>
          {content}
        </Link>
      )}
    </Cell>
  );
}

/** How far each page is translated into each language of the site; each cell leads to its texts. */
export function TranslationMap() {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const pages = usePages(site.id);
  const counted = useQuery({
    queryKey: ['translations', site.id],
    queryFn: () => api.call('translations', { site: site.id }),
    // Whoever comes back from translating sees what is done now.
    staleTime: 0,
  });
  if (pages.isError || counted.isError)
    return (
      <Failed
        onRetry={() => void Promise.all([pages.refetch(), counted.refetch()])}
        isBusy={pages.isFetching || counted.isFetching}
      />
    );
  if (!pages.data || !counted.data) return <Waiting />;
  const [source, ...others] = pages.data.languages;
  if (others.length === 0)
    return (
      <EmptyState
        icon={Languages}
        title={t('translationMap.oneLanguage')}
        text={t('translationMap.oneLanguageText')}
      />
    );
  const names = new Map(pages.data.pages.map(({ id, name }) => [id, name]));
  const countsIn = (language: string, ofPage: (typeof counted.data)[number]): TranslationCounts =>
    ofPage.languages[language] ?? NONE;
  return (
    <Sheet>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('pages.columns.page')}</th>
            {pages.data.languages.map((language) => (
              <th key={language} scope="col">
                {language}
                <small>{NATIVE_NAMES[language]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counted.data.map((page) => {
            const name = names.get(page.id) ?? page.id;
            const address = `/sites/${site.id}/pages/${page.id}`;
            return (
              <tr key={page.id}>
                <th scope="row" title={name}>
                  <Link to={address}>{name}</Link>
                </th>
                {pages.data.languages.map((language) => (
                  <Share
                    key={language}
                    done={sumDone([countsIn(language, page)])}
                    name={`${name}, ${NATIVE_NAMES[language]}`}
                    to={language === source ? address : `${address}/${TRANSLATIONS}?language=${language}`}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('translationMap.all')}</th>
            {pages.data.languages.map((language) => (
              <Share
                key={language}
                done={sumDone(counted.data.map((page) => countsIn(language, page)))}
                name={`${t('translationMap.all')}, ${NATIVE_NAMES[language]}`}
              />
            ))}
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
