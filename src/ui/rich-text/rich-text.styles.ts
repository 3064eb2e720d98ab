import styled from 'styled-components';
import { displayText } from '../display-text/display-text.ts';

/** CSS of what operators format themselves: the base rules of a site take away margins, bullets and underlines. */
export const richText = `
  overflow-wrap: break-word;
  & :is(a) { color: var(--primary-text); text-decoration: underline; text-underline-offset: 0.18em; }
  & :is(ul, ol) { padding-inline-start: 1.4em; }
  & ul { list-style: disc; }
  & ol { list-style: decimal; }
  & li + li { margin-block-start: 0.3em; }
  & li > :is(ul, ol) { margin-block-start: 0.3em; }
  & :is(strong, b) { font-weight: 700; }
  & :is(em, i) { font-style: italic; }
  & > * + * { margin-block-start: 0.9em; }
`;

/** HTML of an operator: an article, a table, a list. */
export const RichText = styled.div`
  ${richText}
  max-width: 72ch;
  font-size: var(--text-body);
  line-height: 1.65;
  & > :is(h1, h2, h3, h4, h5, h6) { ${displayText} line-height: 1.2; margin-block-start: 1.6em; text-wrap: balance; }
  & > :first-child { margin-block-start: 0; }
  & > :is(h1, h2) { font-size: var(--text-title); }
  & > h3 { font-size: var(--text-lead); }
  & img { max-width: 100%; height: auto; border-radius: var(--radius); }
  & figcaption { margin-block-start: 8px; color: var(--muted); font-size: var(--text-small); }
  & blockquote { border-inline-start: 3px solid var(--primary); padding-inline-start: 1.2em; font-size: var(--text-lead); line-height: 1.45; }
  & hr { border: 0; border-top: 1px solid var(--line); margin-block: 2em; }
  & :is(pre, code) { font-family: ui-monospace, monospace; font-size: 0.92em; }
  & pre { overflow-x: auto; padding: 16px; border-radius: var(--radius); background-color: var(--surface); }
  & table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; }
  & :is(th, td) { padding: 10px 20px 10px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
  & thead th { color: var(--muted); font-size: var(--text-small); font-weight: 650; }
  & dt { font-weight: 700; }
  & dd + dt { margin-block-start: 0.8em; }
`;
