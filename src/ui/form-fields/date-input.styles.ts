import styled from 'styled-components';
import { Box } from '../field/field.styles.ts';

/** A typed date with the button that opens a calendar. */
export const DateBox = styled(Box)`
  & > input:first-child { padding-inline-end: 46px; font-variant-numeric: tabular-nums; }
  & > button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    width: 42px;
    padding: 0;
    border: 0;
    border-radius: var(--field-radius);
    background: none;
    color: var(--primary-text);
    cursor: pointer;
    &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  }
  /* The browser opens its calendar at this field. */
  & > [type='date'] { position: absolute; inset: 0; opacity: 0; pointer-events: none; }
`;
