import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import * as S from './blog-list.styles.ts';
import { blogPagePath } from './list-range.ts';

/** Pages that are named beside the one that is shown. */
const NEIGHBOURS = 2;

interface Props {
  readonly page: PageContext;
  readonly t: Translate;
  /** The page that is shown, from 1 on. */
  readonly number: number;
  readonly count: number;
}

/** Links to the pages of the blog. */
export function Paging({ page, t, number, count }: Props) {
  if (count <= 1 && number === 1) return null;
  const hrefOf = (at: number) => blogPagePath(page, at);
  const named = Array.from({ length: count }, (_, at) => at + 1).filter(
    (at) => at === 1 || at === count || Math.abs(at - number) <= NEIGHBOURS,
  );
  return (
    <S.Pages aria-label={t('blog.pages')}>
      {number > 1 && (
        <a href={hrefOf(Math.min(number - 1, Math.max(count, 1)))} rel="prev">
          <SvgIcon name="arrow-left" size={18} side="left" />
          {t('blog.newer')}
        </a>
      )}
      <ol>
        {named.map((at) => (
          <li key={at} data-gap={at > 1 && !named.includes(at - 1) ? true : undefined}>
            <a
              href={hrefOf(at)}
              aria-label={t('blog.page', { number: at })}
              aria-current={at === number ? 'page' : undefined}
            >
              {at}
            </a>
          </li>
        ))}
      </ol>
      {number < count && (
        <a href={hrefOf(number + 1)} rel="next">
          {t('blog.older')}
          <SvgIcon name="arrow-right" size={18} side="right" />
        </a>
      )}
    </S.Pages>
  );
}
