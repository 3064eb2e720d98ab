import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { ButtonLink } from '../button-link/button-link.tsx';
import { NoticeScreen } from './notice-screen.tsx';

interface Props {
  /** Attributes of the outermost element. */
  readonly root: object;
  readonly t: Translate;
  readonly page: Pick<PageContext, 'ownHref' | 'routePath' | 'picture'>;
  /** What failed, as a sentence; default "Something went wrong". */
  readonly title?: string;
  /** Picture of the screen without content. */
  readonly image: { readonly src: string; readonly alt: string };
}

/** A screen whose data could not be loaded, with a link to the same address as a retry without scripts. */
export function FailedScreen({ root, t, page, image, title = t('errors.gralError') }: Props) {
  return (
    <NoticeScreen
      root={{ ...root, role: 'alert' }}
      scene={page.picture(image.src)}
      alt={image.alt}
      icon="cloud-alert"
      title={title}
      text={t('errors.gralErrorText')}
    >
      <ButtonLink href={page.ownHref} variant="primary" icon="rotate-ccw">
        {t('common.tryAgain')}
      </ButtonLink>
      <ButtonLink href={page.routePath('home')}>{t('common.goHome')}</ButtonLink>
    </NoticeScreen>
  );
}
