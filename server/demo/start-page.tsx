import styled from 'styled-components';
import type { OperatorRole } from '../../src/api/wire/operations/operation.ts';
import type { Translate } from '../../src/runtime/text/translate.ts';
import { SvgIcon } from '../../src/ui/icon/icon.tsx';

/** An account that opens the editor of a site. */
export interface StartPageAccount {
  readonly name: string;
  readonly role: OperatorRole;
  readonly href: string;
}

/** A site as the start page shows it. */
export interface StartPageSite {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Opens the draft that differs from the published page; `null` without a token for it. */
  readonly previewHref: string | null;
  readonly inboxHref: string;
  /** Addresses of pictures; `null` where the site has none. */
  readonly logo: string | null;
  readonly picture: string | null;
  /** Empty where there is no editor. */
  readonly accounts: readonly StartPageAccount[];
  /** The name of each language in that language. */
  readonly languages: readonly string[];
}

interface Props {
  readonly t: Translate;
  /** The host that was opened, if a site could have been expected there. */
  readonly hostWithoutSite: string | null;
  readonly sites: readonly StartPageSite[];
  /** Password of all accounts; `null` where there is no editor. */
  readonly password: string | null;
  readonly hasApiDocs: boolean;
  readonly hasStorybook: boolean;
}

const Page = styled.main`
  max-width: 1280px;
  margin-inline: auto;
  padding: clamp(40px, 7vw, 96px) var(--margin);
  & > h1 { font-size: var(--text-display); line-height: 1.05; letter-spacing: -0.02em; max-width: 24ch; }
  & > p { margin-top: 16px; font-size: var(--text-lead); color: var(--muted); max-width: 56ch; text-wrap: balance; }
  & > [role='status'] { font-weight: 600; color: var(--ink); overflow-wrap: anywhere; }
`;

const Sites = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 24px;
  margin-top: 48px;
  & > li { display: grid; grid-row: span 5; grid-template-rows: subgrid; row-gap: 0; border: 1px solid var(--line-soft); border-radius: 12px; overflow: hidden; background: #fff; }
  & .scene { width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: cover; background: var(--surface); }
  & .body { display: grid; grid-row: span 4; grid-template-rows: subgrid; row-gap: 12px; padding: 24px; align-content: start; }
  & .body > img { height: 36px; width: auto; justify-self: start; }
  & .languages { font-size: 14px; color: var(--muted); }
  & .ways { display: flex; flex-wrap: wrap; gap: 8px 20px; padding-top: 8px; align-items: center; }
  & .ways > a { padding-block: 10px; }
  & .accounts { border-top: 1px solid var(--line-soft); padding-top: 12px; }
  & .accounts h2 { font-size: 14px; line-height: 1.4; letter-spacing: 0; }
  & .accounts li { display: flex; justify-content: space-between; align-items: baseline; gap: 12px; font-size: 14px; }
  & .accounts a { padding-block: 6px; }
  & .accounts span { color: var(--muted); }
  & .ways > a:first-child { display: inline-flex; gap: 8px; align-items: center; padding: 12px 20px; border-radius: 8px; background: var(--ink); color: #fff; text-decoration: none; font-weight: 600; }
`;

const More = styled.p`
  && { margin-top: 40px; }
  & a { display: flex; gap: 8px; align-items: center; width: fit-content; padding-block: 10px; }
  & svg { flex: none; }
`;

/** Shown on hosts without a site: the sites of the demo, with links to their previews and inboxes, and to what developers read. */
export function StartPage({ t, hostWithoutSite, sites, password, hasApiDocs, hasStorybook }: Props) {
  return (
    <Page id="content">
      <h1>{t('demo.startTitle')}</h1>
      <p>
        {t('demo.about')} {t('demo.startText')}
      </p>
      {hostWithoutSite && <p role="status">{t('demo.noSite', { host: hostWithoutSite })}</p>}
      <Sites>
        {sites.map((site) => (
          <li key={site.id}>
            {site.picture ? (
              <img className="scene" src={site.picture} alt="" width={640} height={360} />
            ) : (
              <div className="scene" />
            )}
            <div className="body">
              {site.logo ? <img src={site.logo} alt={site.name} height={36} /> : <h2>{site.name}</h2>}
              <p className="languages">{site.languages.join(' · ')}</p>
              <div className="ways">
                <a href={site.href}>
                  {t('demo.open', { site: site.name })}
                  <SvgIcon name="arrow-right" size={16} />
                </a>
                {site.previewHref && <a href={site.previewHref}>{t('demo.preview')}</a>}
                <a href={site.inboxHref}>{t('demo.inbox')}</a>
              </div>
              {site.accounts.length > 0 && (
                <section className="accounts">
                  <h2>{t('demo.editor')}</h2>
                  <ul>
                    {site.accounts.map(({ name, role, href }) => (
                      <li key={href}>
                        <a href={href}>{name}</a>
                        <span>{t(`demo.roles.${role}`)}</span>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </div>
          </li>
        ))}
      </Sites>
      {password !== null && (
        <More>
          {t('demo.password')} <code>{password}</code>
        </More>
      )}
      <More>
        {hasStorybook && (
          <a href="/storybook/">
            <SvgIcon name="package" />
            {t('demo.storybook')}
          </a>
        )}
        <a href="/try">
          <SvgIcon name="app-window" />
          {t('demo.try')}
        </a>
        {hasApiDocs && (
          <a href="/api/docs">
            <SvgIcon name="file-text" />
            {t('demo.apiDocs')}
          </a>
        )}
      </More>
    </Page>
  );
}
