import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { NoticeScreen } from '../../ui/notice-screen/notice-screen.tsx';

/** Something went wrong, or a draft is not open to this visitor: what happened, and the ways on. */
export function GeneralError({ root, page, t, image, reason }: ComponentProps<'GeneralError'>) {
  const isRefusal = reason === 'preview-refused';
  const query = page.search.toString();
  return (
    <NoticeScreen
      root={root}
      scene={page.picture(image.src)}
      alt={image.alt}
      icon={isRefusal ? 'file-text' : 'cloud-alert'}
      title={t(isRefusal ? 'preview.refusedTitle' : 'errors.gralError')}
      text={t(isRefusal ? 'preview.refusedText' : 'errors.gralErrorText')}
    >
      {!isRefusal && (
        <ButtonLink href={query ? `${page.path}?${query}` : page.path} variant="primary" icon="rotate-ccw">
          {t('common.tryAgain')}
        </ButtonLink>
      )}
      <ButtonLink href={page.routePath('home')} variant={isRefusal ? 'primary' : 'secondary'}>
        {t('common.goHome')}
      </ButtonLink>
      {isRefusal && <ButtonLink href={page.routePath('search')}>{t('search.title')}</ButtonLink>}
    </NoticeScreen>
  );
}
