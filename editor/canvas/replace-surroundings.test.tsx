// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { markSurroundings, replaceSurroundings } from './replace-surroundings.ts';

it('[EDIT-14] another layout is put around the same content, with its styles and its breadcrumb', () => {
  const page = (style: string, before: string, breadcrumb: string) =>
    `<head><style>${style}</style></head><body>${before}<main id="content">${breadcrumb}</main></body>`;
  const frame = new DOMParser().parseFromString(
    page('a{}', '<header>Old</header>', '<nav>Old</nav>'),
    'text/html',
  );
  markSurroundings(frame);
  const own = frame.head.appendChild(frame.createElement('style'));
  const main = frame.getElementById('content');
  const section = main?.appendChild(frame.createElement('section'));
  replaceSurroundings(frame, page('b{}', '<header>New</header>', '<nav>New</nav>'));
  expect(frame.getElementById('content')).toBe(main);
  expect(frame.body.textContent).toBe('NewNew');
  expect([...(main?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['NAV', 'SECTION']);
  expect(main?.lastChild).toBe(section);
  expect([...frame.head.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    'b{}',
    '',
  ]);
  expect(frame.head.lastChild).toBe(own);
});
