import { dataOf } from '../../runtime/data/queries.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { pickText } from '../../runtime/text/resolve-text.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { croppedSizes } from '../../ui/responsive-image/cropped-sizes.ts';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image.tsx';
import type { queries } from './blog-list.queries.ts';
import * as S from './blog-list.styles.ts';
import { blogPagePath, pageNumber, shownAtOnce, shownRange } from './list-range.ts';
import { Paging } from './paging.tsx';

type Props = ComponentProps<'BlogList', typeof queries>;

const SIZES = '(min-width: 1200px) 400px, (min-width: 600px) 50vw, 100vw';

function Post({ post, props }: { post: NonNullable<ReturnType<typeof postsOf>>[number]; props: Props }) {
  const { page, format, headingLevel } = props;
  const picture = page.picture(post.image);
  const href = page.blogPath(post);
  const title = pickText(post.titles, page.language);
  const excerpt = pickText(post.excerpts, page.language);
  const Heading = `h${headingLevel}` as const;
  return (
    <S.Card id={`post-${post.id}`}>
      {picture && (
        <S.Picture>
          <ResponsiveImage
            picture={picture}
            alt={pickText(post.imageAlts, page.language)}
            sizes={croppedSizes(SIZES, picture, 3 / 2)}
          />
        </S.Picture>
      )}
      <S.Texts>
        {post.date && (
          <S.PostDate>
            <time dateTime={post.date}>{format.date(post.date)}</time>
          </S.PostDate>
        )}
        <Heading>{href ? <a href={href}>{title}</a> : title}</Heading>
        {excerpt && <p>{excerpt}</p>}
      </S.Texts>
    </S.Card>
  );
}

const postsOf = ({ data }: Props) => dataOf(data.posts)?.posts;

/** The posts of the blog. Older ones are links, so that they are found without scripts. */
export function BlogList(props: Props) {
  const { root, data, t, page, layout, columns, paging } = props;
  const pageSize = shownAtOnce(props, page);
  if (data.posts.status === 'error')
    return (
      <div {...root}>
        <FailedNotice page={page} t={t}>
          {t('blog.failed')}
        </FailedNotice>
      </div>
    );
  if (data.posts.status !== 'success')
    return (
      <S.List {...root} aria-busy="true" data-columns={columns} data-layout={layout}>
        <p role="status" className="visually-hidden">
          {t('common.loading')}
        </p>
        {Array.from({ length: Math.min(pageSize, columns) }, (_, at) => (
          <S.Skeleton key={at} />
        ))}
      </S.List>
    );
  const { posts, count } = data.posts.data;
  const number = pageNumber(props, page);
  const { skip, top } = shownRange(props, page);
  // The addresses of further pages are those of the blog; elsewhere the list is a teaser that leads there.
  const isBlog = page.routeId === 'blog';
  const hasMore = skip + top < count;
  // The button for more has left these out: one page holds as many posts as a call returns.
  const hasNewer = paging === 'more' && isBlog && skip > 0 && posts.length > 0;
  const isPastEnd = paging === 'more' && posts.length === 0 && count > 0;
  return (
    <S.Blog {...root}>
      {hasNewer && (
        <S.More>
          <ButtonLink href={blogPagePath(page, Math.ceil(skip / pageSize))}>{t('blog.newer')}</ButtonLink>
        </S.More>
      )}
      {posts.length === 0 ? (
        <InlineNotice icon="file-text">{t(count > 0 ? 'blog.noneHere' : 'blog.empty')}</InlineNotice>
      ) : (
        <S.List data-columns={columns} data-layout={layout}>
          {posts.map((post) => (
            <Post key={post.id} post={post} props={props} />
          ))}
        </S.List>
      )}
      {isPastEnd && page.blogPath(null) && (
        <S.More>
          <ButtonLink href={blogPagePath(page, 1)}>{t('blog.back')}</ButtonLink>
        </S.More>
      )}
      {paging === 'pages' && isBlog && (
        <Paging page={page} t={t} number={number} count={Math.ceil(count / pageSize)} />
      )}
      {hasMore && (paging === 'more' || (paging === 'pages' && !isBlog)) && page.blogPath(null) && (
        <S.More>
          <ButtonLink
            href={
              isBlog ? `${blogPagePath(page, number + 1)}#post-${posts.at(-1)?.id}` : blogPagePath(page, 1)
            }
          >
            {t('blog.more')}
          </ButtonLink>
        </S.More>
      )}
    </S.Blog>
  );
}
