import styled from 'styled-components';
import type { Translate } from '../../src/runtime/text/translate.ts';

/** A mail as the inbox lists it. */
export interface InboxEntry {
  readonly href: string;
  readonly subject: string;
  readonly recipient: string;
  /** Formatted date and time. */
  readonly sentAt: string;
  readonly attachments: readonly { readonly href: string; readonly fileName: string }[];
}

interface Props {
  readonly t: Translate;
  readonly siteName: string;
  readonly homeHref: string;
  readonly mails: readonly InboxEntry[];
}

const Page = styled.main`
  max-width: 860px;
  margin-inline: auto;
  padding: clamp(32px, 6vw, 72px) var(--margin);
  & h1 { font-size: var(--text-headline); line-height: 1.15; margin-bottom: 24px; }
  & > p { margin-bottom: 24px; }
  & > ul + p { margin: 12px 0 0; }
  & > p > a { display: inline-block; padding-block: 12px; }
  & li { border-top: 1px solid var(--line-soft); }
  & li:last-child { border-bottom: 1px solid var(--line-soft); }
  & li > a:not([download]) { display: block; padding: 16px 0; text-decoration: none; }
  & li strong { text-decoration: underline; text-underline-offset: 3px; }
  & li > a:hover strong { text-decoration-thickness: 2px; }
  & li > a[download] { display: inline-block; margin: -12px 24px 4px 0; padding: 12px 0; font-size: 14px; }
  & li span { display: block; font-size: 14px; color: var(--muted); }
`;

/** The mails of a site that the demo stored instead of sending, newest first. */
export function InboxPage({ t, siteName, homeHref, mails }: Props) {
  return (
    <Page id="content">
      <h1>{t('demo.inboxTitle', { site: siteName })}</h1>
      {mails.length === 0 && <p>{t('demo.inboxEmpty')}</p>}
      <ul>
        {mails.map(({ href, subject, recipient, sentAt, attachments }) => (
          <li key={href}>
            <a href={href}>
              <strong>{subject}</strong>
              <span>
                {recipient}, {sentAt}
              </span>
            </a>
            {attachments.map((file) => (
              <a key={file.href} href={file.href} download={file.fileName}>
                {t('demo.attachment', { file: file.fileName })}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <p>
        <a href={homeHref}>{t('common.goHome')}</a>
      </p>
    </Page>
  );
}
