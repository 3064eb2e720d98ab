import { HtmlContent } from '../../runtime/html/html-content.tsx';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { pickText } from '../../runtime/text/resolve-text.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image.tsx';
import { RichText } from '../../ui/rich-text/rich-text.styles.ts';
import type { queries } from './blog-post.queries.ts';
import * as S from './blog-post.styles.ts';
import { GoBackIsland } from './go-back.island.tsx';

/** A post of the blog: date, title, excerpt, picture, text, and the way back to the list. */
export function BlogPost({
  root,
  data,
  t,
  page,
  format,
  renderIsland,
}: ComponentProps<'BlogPost', typeof queries>) {
  const result = data.post;
  if (result.status === 'error')
    return (
      <S.Post {...root}>
        <FailedNotice page={page} t={t}>
          {t('blog.postFailed')}
        </FailedNotice>
      </S.Post>
    );
  if (result.status !== 'success')
    return (
      <S.Post {...root} aria-busy="true">
        <p role="status" className="visually-hidden">
          {t('common.loading')}
        </p>
        <S.Skeleton />
      </S.Post>
    );
  const post = result.data;
  const list = page.blogPath(null);
  if (!post)
    return (
      <S.Post {...root}>
        <InlineNotice icon="file-text">{t('blog.empty')}</InlineNotice>
      </S.Post>
    );
  const picture = page.picture(post.image);
  const excerpt = pickText(post.excerpts, page.language);
  return (
    <S.Post {...root} as="article">
      <S.Head>
        {post.date && (
          <S.PostDate>
            <time dateTime={post.date}>{format.date(post.date)}</time>
          </S.PostDate>
        )}
        <h1>{pickText(post.titles, page.language)}</h1>
        {excerpt && <p>{excerpt}</p>}
      </S.Head>
      {picture && (
        <S.Picture>
          <ResponsiveImage
            picture={picture}
            alt={pickText(post.imageAlts, page.language)}
            sizes="(min-width: 900px) 760px, 100vw"
            loading="eager"
          />
        </S.Picture>
      )}
      <HtmlContent of={RichText} html={page.html(post.body)} />
      {list &&
        renderIsland({
          name: 'go-back',
          island: GoBackIsland,
          props: { href: list, label: t('blog.back') },
          slots: { icon: <SvgIcon name="arrow-left" size={18} side="left" /> },
          as: S.Back,
          root: { 'data-node': `${root['data-node']}-back` },
        })}
    </S.Post>
  );
}
