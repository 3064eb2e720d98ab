import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LanguageSelect } from '../shell/language-select.tsx';
import { Mark } from '../shell/mark.tsx';
import { Screen } from '../shell/screen.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 32px;
  min-height: 100dvh;
  padding: clamp(24px, 8vh, 96px) 16px 24px;
`;
const Columns = styled.div`
  display: grid;
  gap: 40px;
  width: min(100%, 360px);
  &[data-columns='2'] {
    @media (width >= 760px) {
      grid-template-columns: 1fr 1fr;
      gap: 64px;
      width: min(100%, 784px);
    }
  }
  & > section:first-child { display: flex; flex-direction: column; gap: 20px; }
  & h1 { font-size: var(--text-heading); line-height: 28px; letter-spacing: -0.01em; }
  & a { color: var(--accent-ink); }
`;
const Foot = styled.footer`
  width: 180px;
  margin-top: auto;
`;

/** A screen for who is not signed in: what is filled in, and what stands beside it. */
export const SignInFrame = ({
  title,
  children,
  beside,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly beside?: ReactNode;
}) => (
  <Screen title={title}>
    <Page>
      <Columns data-columns={beside ? 2 : 1}>
        <section>
          <Mark size={36} />
          <h1>{title}</h1>
          {children}
        </section>
        {beside}
      </Columns>
      <Foot>
        <LanguageSelect />
      </Foot>
    </Page>
  </Screen>
);

/** The fields of such a screen, below each other. */
export const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;
