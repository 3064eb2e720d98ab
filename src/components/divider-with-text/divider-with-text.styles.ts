import styled from 'styled-components';
import { brandLine } from '../../ui/rule/rule.styles.ts';

export const Divider = styled.div`
  display: flex;
  gap: 20px;
  align-items: center;
  width: 100%;
  margin-block: var(--divider-space);
  & > span { max-width: 75%; font-size: var(--text-small); font-weight: 600; line-height: 1.35; text-align: center; text-wrap: balance; }
  &::before, &::after {
    content: '';
    flex: 1 1 32px;
    border-block-start: var(--divider-thickness) solid var(--divider-color);
  }
  &[data-position='left']::before, &[data-position='right']::after { content: none; }
  &[data-position='left'] > span { text-align: start; }
  &[data-position='right'] > span { text-align: end; }
  &[data-line='dashed']::before, &[data-line='dashed']::after { border-block-start-style: dashed; }
  &[data-line='dotted']::before, &[data-line='dotted']::after { border-block-start-style: dotted; }
  &[data-line='brand']::before, &[data-line='brand']::after { ${brandLine} }
  @media (forced-colors: active) {
    &::before, &::after, &[data-line='brand']::before, &[data-line='brand']::after { height: 0; border-block-start: 1px solid CanvasText; }
  }
`;
