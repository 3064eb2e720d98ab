import { type ConsentPurpose, PRIVACY_SETTINGS } from '../../runtime/consent/consent.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import * as S from './consent-banner.styles.ts';

interface Props {
  readonly t: Translate;
  /** The purposes that the page asks for. */
  readonly purposes: readonly ConsentPurpose[];
  /** The page about privacy; `null` without one. */
  readonly privacyHref: string | null;
}

const TITLE_ID = `${PRIVACY_SETTINGS}-title`;

/** Asks for consent. Hidden until its script finds that the visitor has not chosen yet: without scripts nothing needs it. */
export function ConsentBanner({ t, purposes, privacyHref }: Props) {
  return (
    <S.Banner id={PRIVACY_SETTINGS} data-consent="" hidden aria-labelledby={TITLE_ID}>
      <div>
        <h2 id={TITLE_ID} tabIndex={-1}>
          {t('consent.title')}
        </h2>
        <p>
          {t('consent.text')} {privacyHref && <a href={privacyHref}>{t('consent.privacy')}</a>}
        </p>
      </div>
      <S.Choices>
        <S.Choice value="all">{t('consent.acceptAll')}</S.Choice>
        <S.Choice value="none">{t('consent.rejectAll')}</S.Choice>
      </S.Choices>
      <S.Purposes>
        <summary>{t('consent.choose')}</summary>
        <ul>
          {(['necessary', ...purposes] as const).map((purpose) => (
            <li key={purpose}>
              <label>
                <input
                  type="checkbox"
                  name="purpose"
                  value={purpose}
                  defaultChecked={purpose === 'necessary'}
                  disabled={purpose === 'necessary'}
                />
                <span>
                  <strong>{t(`consent.${purpose}`)}</strong>
                  {t(`consent.${purpose}Text`)}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <S.Choice value="chosen">{t('consent.save')}</S.Choice>
      </S.Purposes>
    </S.Banner>
  );
}

/** Opens the privacy settings again, at the end of a page. */
export const ReopenConsent = ({ t }: Pick<Props, 't'>) => (
  <S.Reopen>
    <button type="button" data-open-consent="" hidden>
      {t('consent.title')}
    </button>
  </S.Reopen>
);
