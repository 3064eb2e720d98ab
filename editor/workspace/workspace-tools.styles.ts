import styled from 'styled-components';

export const Group = styled.div`display: flex; gap: 2px;`;
export const Divider = styled.i`width: 1px; height: 20px; background: var(--line);`;
