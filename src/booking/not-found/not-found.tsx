import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { NoticeScreen } from '../../ui/notice-screen/notice-screen.tsx';

export function NotFound({ root, page, t, image }: ComponentProps<'NotFound'>) {
  return (
    <NoticeScreen
      root={root}
      scene={page.picture(image.src)}
      alt={image.alt}
      icon="map-pin-off"
      title={t('errors.notFound')}
      text={t('errors.notFoundText')}
    >
      <ButtonLink href={page.routePath('home')} variant="primary">
        {t('common.goHome')}
      </ButtonLink>
      <ButtonLink href={page.routePath('search')} variant="secondary">
        {t('search.title')}
      </ButtonLink>
    </NoticeScreen>
  );
}
