import type { Translate } from '../../src/runtime/text/translate.ts';
import { ButtonLink } from '../../src/ui/button-link/button-link.tsx';
import { NoticeScreen } from '../../src/ui/notice-screen/notice-screen.tsx';

/** The not-found page of the demo. */
export function MissingPage({ t }: { readonly t: Translate }) {
  return (
    <main id="content">
      <NoticeScreen root={{}} scene={null} alt="" icon="map-pin-off" title={t('errors.notFound')}>
        <ButtonLink href="/" variant="primary">
          {t('demo.sites')}
        </ButtonLink>
      </NoticeScreen>
    </main>
  );
}
