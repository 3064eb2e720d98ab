import type { Translate } from '../../../src/runtime/text/translate.ts';
import { ButtonLink } from '../../../src/ui/button-link/button-link.tsx';
import { NoticeScreen } from '../../../src/ui/notice-screen/notice-screen.tsx';

interface Props {
  readonly t: Translate;
  /** Where the demo begins. */
  readonly startHref: string;
}

/** An address of the demo, or of nobody, at which there is nothing. */
export function MissingPage({ t, startHref }: Props) {
  return (
    <main id="content">
      <NoticeScreen root={{}} scene={null} alt="" icon="map-pin-off" title={t('errors.notFound')}>
        <ButtonLink href={startHref} variant="primary">
          {t('demo.sites')}
        </ButtonLink>
      </NoticeScreen>
    </main>
  );
}
