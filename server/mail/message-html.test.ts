import { expect, it } from 'vitest';
import { hrefsIn } from '../testing/mail-links.ts';
import { type MessageContent, messageToHtml, messageToText } from './message-html.ts';

const MESSAGE: MessageContent = {
  language: 'hr',
  labelled: (label, value) => `${label}: ${value}`,
  sender: 'Adria',
  logo: null,
  heading: 'Heading',
  paragraphs: [],
  details: null,
  table: null,
  actions: [],
  closing: [],
  colors: { primary: '#0f4c5c', onPrimary: '#ffffff' },
  data: null,
};

it.each<[why: string, href: string, isLink: boolean, plain: string]>([
  ['a page', 'https://a.example/?a=1&b="2', true, '<First>: https://a.example/?a=1&b="2'],
  ['a phone', 'tel:+385', true, '<First>'],
  ['a script', 'javascript:alert(1)', false, '<First>'],
  ['data', 'data:text/html,<b>', false, '<First>'],
  ['a phone without digits', 'tel:', false, '<First>'],
  ['a script with a page in it', 'javascript:/*https://a.example*/1', false, '<First>'],
])('a line links %s or shows its text alone', (_why, href, isLink, plain) => {
  const lines = [
    { text: '<First>', href },
    { text: '<More>', href },
  ];
  const message = { ...MESSAGE, details: { title: '', rows: [{ label: 'Line', lines }], note: '' } };
  const html = messageToHtml(message);
  expect(hrefsIn(html)).toEqual(isLink ? [href, href] : []);
  expect([html.includes('&#60;First&#62;'), html.includes('&#60;More&#62;')]).toEqual([true, true]);
  expect(messageToText(message)).toContain(`  Line: ${plain}, `);
});
