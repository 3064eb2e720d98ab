import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';
import { richText } from '../../ui/rich-text/rich-text.styles.ts';

export const Text = styled.p`
  white-space: pre-line;
  text-wrap: pretty;
  max-width: 68ch;
  ${richText}
  /* Line ends of a text without paragraphs and lists are shown; those between tags mean nothing. */
  &[data-blocks] { white-space: normal; }
  [data-align='center'] > & { margin-inline: auto; }
  /* On a ground of its own a text is a sign, with the corners of the site's cards. */
  &[data-filled] { border-radius: var(--radius); }
  &[data-size='small'] { font-size: var(--text-small); }
  &[data-size='body'] { font-size: var(--text-body); }
  &[data-size='lead'] { font-size: var(--text-lead); line-height: 1.5; max-width: 60ch; }
  &[data-size='title'] { font-size: var(--text-title); }
  &[data-size='headline'] { font-size: var(--text-headline); }
  &[data-size='display'] { font-size: var(--text-display); }
  &[data-size='poster'] { font-size: var(--text-poster); }
  &:is([data-heading], [data-size='title'], [data-size='headline'], [data-size='display'], [data-size='poster']):not([data-eyebrow='true']) {
    ${displayText}
    line-height: var(--display-line);
    text-wrap: balance;
    max-width: 22ch;
  }
  &[data-size='title']:not([data-eyebrow='true']) { line-height: 1.2; max-width: 36ch; }
  &[data-size='headline']:not([data-eyebrow='true']) { line-height: 1.12; max-width: 28ch; }
  &[data-eyebrow='true'] { font-size: var(--text-small); font-weight: 650; letter-spacing: 0.08em; text-transform: uppercase; color: var(--primary-text); }
`;
