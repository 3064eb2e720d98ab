import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { ButtonLink } from '../button-link/button-link.tsx';
import { SvgIcon } from '../icon/icon.tsx';

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  min-height: 48px;
  & > p { display: flex; gap: 10px; align-items: flex-start; font-size: 16px; line-height: 1.5; }
  & > p > svg { flex: none; margin-top: 2px; color: var(--primary-text); }
  &[role='alert'] > p > svg { color: var(--error); }
`;

interface Props {
  /** Name of a built-in icon. */
  readonly icon: string;
  /** Attributes by which a screen styles it. */
  readonly attributes?: object;
  readonly children: ReactNode;
}

/** A sentence in place of a component's content. */
export const InlineNotice = ({ icon, attributes, children }: Props) => (
  <Notice {...attributes}>
    <p>
      <SvgIcon name={icon} size={22} />
      {children}
    </p>
  </Notice>
);

interface FailedProps {
  readonly page: Pick<PageContext, 'ownHref'>;
  readonly t: Translate;
  /** What failed, as a sentence. */
  readonly children: ReactNode;
}

/** A notice for data that could not be loaded, with a link to the same address as a retry without scripts. */
export function FailedNotice({ page, t, children }: FailedProps) {
  return (
    <Notice role="alert">
      <p>
        <SvgIcon name="circle-alert" size={22} />
        {children}
      </p>
      <ButtonLink href={page.ownHref} size="small" icon="rotate-ccw">
        {t('common.tryAgain')}
      </ButtonLink>
    </Notice>
  );
}
