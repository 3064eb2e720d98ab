import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Spinner } from './spinner.tsx';

const Frame = styled.div`
  display: grid;
  place-items: center;
  min-height: var(--waiting-height, 100dvh);
  color: var(--ink-faint);
  animation: fade 300ms 200ms both;
`;

/** Shown while it is not known what to show. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <Frame role="status" aria-label={t('app.loading')}>
      <Spinner size={24} />
    </Frame>
  );
}
