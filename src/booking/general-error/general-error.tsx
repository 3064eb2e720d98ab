import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { NoticeScreen } from '../../ui/notice-screen/notice-screen.tsx';

type Props = ComponentProps<'GeneralError'>;

/** Icon and text keys of what happened. */
const NOTICES: Readonly<
  Record<Props['reason'], { readonly icon: string; readonly title: string; readonly text: string }>
> = {
  general: { icon: 'cloud-alert', title: 'errors.gralError', text: 'errors.gralErrorText' },
  'preview-refused': { icon: 'file-text', title: 'preview.refusedTitle', text: 'preview.refusedText' },
  'too-many-requests': { icon: 'clock', title: 'errors.tooOftenTitle', text: 'errors.tooOften' },
};

/** Why the requested page is not shown, and the ways on. */
export function GeneralError({ root, page, t, image, reason }: Props) {
  const { icon, title, text } = NOTICES[reason];
  const isRefusal = reason === 'preview-refused';
  return (
    <NoticeScreen
      root={root}
      scene={page.picture(image.src)}
      alt={image.alt}
      icon={icon}
      title={t(title)}
      text={t(text)}
    >
      {!isRefusal && (
        <ButtonLink href={page.ownHref} variant="primary" icon="rotate-ccw">
          {t('common.tryAgain')}
        </ButtonLink>
      )}
      <ButtonLink href={page.routePath('home')} variant={isRefusal ? 'primary' : 'secondary'}>
        {t('common.goHome')}
      </ButtonLink>
      {isRefusal && <ButtonLink href={page.routePath('search')}>{t('search.title')}</ButtonLink>}
      {isRefusal && page.signInHref && <ButtonLink href={page.signInHref}>{t('preview.signIn')}</ButtonLink>}
    </NoticeScreen>
  );
}
