import { LoaderCircle } from 'lucide';
import styled from 'styled-components';
import { Icon } from '../icon/icon.tsx';

const Turning = styled.span`
  display: inline-flex;
  animation: turn 800ms linear infinite;
`;

/** Something is at work. What it is stands beside it or in a live region. */
export const Spinner = ({ size = 16 }: { readonly size?: number }) => (
  <Turning>
    <Icon of={LoaderCircle} size={size} />
  </Turning>
);
