import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx';
import { Skeleton } from '../../ui/progress/skeleton.tsx';
import { relativeTime } from '../relative-time.ts';
import { useServices } from '../services.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { PageActions } from './page-actions.tsx';
import * as S from './page-list.styles.ts';
import { Thumbnail } from './thumbnail.tsx';
import { type PageStatus, statusOf } from './page-status.ts';
import type { ListedPage } from './listed-page.ts';
import { Link } from '../../ui/link/link.tsx';

const TONES: Readonly<Record<PageStatus, BadgeTone>> = {
  published: 'success',
  changed: 'warning',
  draft: 'accent',
  archived: 'neutral',
};

/** Language tags stay in one line. */
const UNBROKEN_HYPHEN = '\u2011';

const COLUMNS = ['page', 'status', 'languages', 'changed'] as const;

function Heads() {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col">
            {t(`pages.columns.${column}`)}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{t('pages.columns.actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

interface CellProps {
  readonly page: ListedPage;
  /** Languages of the site, the default first. */
  readonly languages: readonly string[];
}

/** A page as it looks, its name, which leads to it, its title in search results, and its path. */
function Title({ page, languages }: CellProps) {
  const { t } = useTranslation();
  const { site } = useSite();
  return (
    <S.Title>
      <Thumbnail
        of={{ kind: 'page', id: page.id }}
        version={page.draftVersion}
        language={languages[0] ?? ''}
        width={96}
      />
      <div>
        <Link to={`/sites/${site.id}/pages/${page.id}`}>{page.name}</Link>
        {page.nameInSearch && <small title={page.nameInSearch}>{page.nameInSearch}</small>}
        <small data-path>{page.path ?? t('pages.noPath')}</small>
      </div>
    </S.Title>
  );
}

/** In how many languages of the site a page has texts, and which it lacks. */
function Languages({
  page,
  languages,
}: {
  readonly page: ListedPage;
  readonly languages: readonly string[];
}) {
  const { t } = useTranslation();
  const missing = languages.filter((language) => !page.languages.includes(language));
  if (missing.length === 0) return <>{t('pages.allLanguages', { count: languages.length })}</>;
  return (
    <>
      {t('pages.someLanguages', { some: languages.length - missing.length, all: languages.length })}
      <small>
        {t('pages.missingLanguages', { languages: missing.join(', ').replaceAll('-', UNBROKEN_HYPHEN) })}
      </small>
    </>
  );
}

/** When a page was changed last, and by whom. */
function Changed({ page: { changedAt, changedBy } }: Pick<CellProps, 'page'>) {
  const { t, i18n } = useTranslation();
  const { now } = useServices();
  const moment = new Date(changedAt);
  const exact = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <time dateTime={moment.toISOString()} title={exact.format(moment)}>
        {relativeTime(changedAt, now(), i18n.language)}
      </time>
      {changedBy && <small>{t('pages.changedBy', { name: changedBy })}</small>}
    </>
  );
}

/** Pages with their status, languages and last change; each line leads to its page. */
export function PageTable({
  pages,
  languages,
  onCopy,
}: {
  readonly pages: readonly ListedPage[];
  /** Languages of the site, the default first. */
  readonly languages: readonly string[];
  readonly onCopy: (page: ListedPage) => void;
}) {
  const { t } = useTranslation();
  return (
    <S.Sheet>
      <S.Table>
        <Heads />
        <tbody>
          {pages.map((page) => {
            const status = statusOf(page);
            return (
              <tr key={page.id}>
                <th scope="row">
                  <Title page={page} languages={languages} />
                </th>
                <td>
                  <Badge tone={TONES[status]}>{t(`pages.status.${status}`)}</Badge>
                </td>
                <td>
                  <Languages page={page} languages={languages} />
                </td>
                <td>
                  <Changed page={page} />
                </td>
                <td>
                  <S.Above>
                    <PageActions page={page} languages={languages} onCopy={() => onCopy(page)} />
                  </S.Above>
                </td>
              </tr>
            );
          })}
        </tbody>
      </S.Table>
    </S.Sheet>
  );
}

const SKELETON_LINES = [180, 120, 210, 150, 130, 190] as const;

/** The shape of the list while it is loading. */
export function PageTableSkeleton() {
  const { t } = useTranslation();
  return (
    <S.Sheet role="status" aria-label={t('app.loading')}>
      <S.Table aria-hidden>
        <tbody>
          {SKELETON_LINES.map((width) => (
            <tr key={width}>
              <td>
                <S.Title>
                  <Skeleton style={{ width: 96, height: 60 }} />
                  <div>
                    <Skeleton style={{ width, height: 14, marginBlock: '3px 6px' }} />
                    <Skeleton style={{ width: width * 0.7 }} />
                  </div>
                </S.Title>
              </td>
              <td>
                <Skeleton style={{ width: 72, height: 20, borderRadius: 10 }} />
              </td>
              <td>
                <Skeleton style={{ width: 56 }} />
              </td>
              <td>
                <Skeleton style={{ width: 88 }} />
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Sheet>
  );
}
