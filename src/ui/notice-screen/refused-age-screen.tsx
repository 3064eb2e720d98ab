import type { DriverAgeRefusal } from '../../domain/driver-age.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { ButtonLink } from '../button-link/button-link.tsx';
import { NoticeScreen } from './notice-screen.tsx';

interface Props {
  /** Attributes of the outermost element. */
  readonly root: object;
  readonly t: Translate;
  readonly page: Pick<PageContext, 'search' | 'routePath' | 'picture'>;
  readonly refusal: DriverAgeRefusal;
  /** Picture of the screen without content. */
  readonly image: { readonly src: string; readonly alt: string };
}

/** States that a driver of the searched age cannot rent, and links to the same search with an allowed age. */
export function RefusedAgeScreen({ root, t, page, refusal, image }: Props) {
  const { min, max, reason } = refusal;
  const search = new URLSearchParams(page.search);
  search.delete('driverAge');
  search.delete('modelId');
  const key =
    reason === 'outside-ages-without-caution' ? 'errors.driverAgeWarning' : 'errors.betweenAllowedAges';
  return (
    <NoticeScreen
      root={{ ...root, role: 'alert' }}
      scene={page.picture(image.src)}
      alt={image.alt}
      icon="info"
      title={t('errors.driverAge')}
      text={t(key, { min, max })}
    >
      <ButtonLink href={page.routePath('search', search.toString())} variant="primary" icon="search">
        {t('results.changeSearch')}
      </ButtonLink>
      <ButtonLink href={page.routePath('home')}>{t('common.goHome')}</ButtonLink>
    </NoticeScreen>
  );
}
