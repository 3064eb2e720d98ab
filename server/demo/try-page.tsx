import styled from 'styled-components';
import { SvgIcon } from '../../src/ui/icon/icon.tsx';
import { TRIED } from './examples.ts';

/** Labels of a page for developers, in English as the schemas that it shows. */
const LABELS = {
  title: 'Try a component',
  text: 'Each example of each component on a page of its own: rendered by the server, with the data, the look and the scripts of a company.',
  on: 'On the site of',
} as const;

/** The title of the page that lists what can be tried. */
export const TRY_TITLE = LABELS.title;

const Page = styled.main`
  max-width: 1040px;
  margin-inline: auto;
  padding: clamp(40px, 7vw, 96px) var(--margin);
  & > h1 { font-size: var(--text-headline); }
  & > p { margin-top: 12px; max-width: 64ch; color: var(--muted); }
  & > nav { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; margin-block: 24px; padding-block: 8px; border-block: 1px solid var(--line-soft); }
  & > nav a { display: inline-flex; gap: 4px; align-items: center; padding-block: 8px; }
  & dl { display: grid; gap: 4px 24px; }
  & dt { margin-top: 16px; font-weight: 600; }
  & dd { display: flex; flex-wrap: wrap; gap: 0 24px; }
  & dd a { padding-block: 8px; }
  @media (width >= 700px) {
    & dl { grid-template-columns: 240px minmax(0, 1fr); align-items: baseline; }
    & dt, & dd { margin-top: 0; padding-block: 4px; }
  }
`;

/** A site on which something is tried. */
export interface TrySite {
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

interface Props {
  readonly sites: readonly TrySite[];
  /** Address of an example on the current site. */
  readonly hrefOf: (type: string, example: string) => string;
}

/** What can be tried, and on which site. */
export function TryPage({ sites, hrefOf }: Props) {
  return (
    <Page id="content">
      <h1>{LABELS.title}</h1>
      <p>{LABELS.text}</p>
      <nav aria-label={LABELS.on}>
        <span>{LABELS.on}</span>
        {sites.map(({ name, href, isCurrent }) => (
          <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {isCurrent && <SvgIcon name="check" size={16} />}
            {name}
          </a>
        ))}
      </nav>
      <dl>
        {[...TRIED].map(([type, { title, examples }]) => [
          <dt key={type}>{title}</dt>,
          <dd key={`${type}-examples`}>
            {examples.map((example) => (
              <a key={example.name} href={hrefOf(type, example.name)}>
                {example.title}
              </a>
            ))}
          </dd>,
        ])}
      </dl>
    </Page>
  );
}
