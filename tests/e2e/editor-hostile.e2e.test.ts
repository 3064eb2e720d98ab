import { expect, it } from 'vitest';
import { openEditorTab } from './support/editing.ts';
import { joinEnvironment } from './support/environment.ts';

const environment = joinEnvironment();
const SITE = 'adria';
const ID = 'journey-hostile';
const SINK = 'https://sink.example';

/** What each attack tries: to mark the editor's window, to reach its storage and cookies, or to send something out. */
const MARKUP = [
  `<script>parent.reached = 1; parent.localStorage.setItem('reached', '1')</script>`,
  `<img src=x onerror="parent.reached = 1; top.document.title = 'reached'">`,
  `<svg onload="parent.reached = 1"></svg>`,
  `<iframe srcdoc="<script>top.reached = 1</script>"></iframe>`,
  `<form action="${SINK}/form"><button autofocus formaction="${SINK}/button">x</button></form>`,
  `<meta http-equiv="refresh" content="0;url=${SINK}/refresh"><base href="${SINK}/">`,
  `<link rel="stylesheet" href="${SINK}/style.css"><style>@import "${SINK}/import.css"</style>`,
];
const CSS = [
  `@import "${SINK}/import.css";`,
  `body::before { content: url("${SINK}/content"); }`,
  `main { background: url(${SINK}/background); list-style: image-set("${SINK}/set" 1x); }`,
  `@font-face { font-family: sink; src: url(${SINK}/font); } main { font-family: sink; }`,
  `body { position: fixed; inset: 0; z-index: 2147483647; }`,
  `</style><script>parent.reached = 1</script><style>`,
];
const ADDRESSES = [
  'javascript:parent.reached=1',
  'data:text/html,<script>parent.reached=1</script>',
  `${SINK}/link`,
];

const body = {
  slugs: { hr: ID },
  menuLabel: {},
  builder: {
    format: 1,
    pageCSS: CSS.slice(0, -1).join('\n'),
    sections: [
      {
        id: 'title',
        type: 'Paragraph',
        v: 1,
        props: { text: 'title', as: 'h1', color: `red;background:url(${SINK}/color)` },
      },
      ...MARKUP.flatMap((_markup, at) => [
        { id: `m${at}`, type: 'Paragraph', v: 1, props: { text: `m${at}` } },
        { id: `t${at}`, type: 'Button', v: 1, props: { label: `m${at}`, link: { url: '/' } } },
      ]),
      ...ADDRESSES.map((url, at) => ({
        id: `a${at}`,
        type: 'Button',
        v: 1,
        props: {
          label: 'label',
          link: { url },
          onClick: 'parent.reached = 1',
          dangerouslySetInnerHTML: { __html: MARKUP[0] },
        },
      })),
    ],
    translations: {
      hr: {
        title: 'Naslov',
        label: 'Klik',
        ...Object.fromEntries(MARKUP.map((markup, at) => [`m${at}`, markup])),
      },
    },
  },
};

it('[EDIT-03] what an operator writes in texts, CSS, links and properties runs nothing and reaches neither the page of the editor nor its storage', async () => {
  const { page, canvas, open, call, close } = await openEditorTab(environment, {
    site: SITE,
    account: 'marko@adria.example',
  });
  const requested: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    // Pictures and styles of other hosts are the operator's to use; they get no cookie, and run nothing.
    const isShownOnly = ['image', 'stylesheet', 'font'].includes(request.resourceType());
    if (!isShownOnly && !/(^|\.)localhost$|^$/.test(hostname)) requested.push(request.url());
  });
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', (popup) => opened.push(popup.url()));
  expect((await call('POST', '/documents/page', { id: ID, body })).status).toBe(201);
  const session = () =>
    page.evaluate(() => ({
      reached: 'reached' in window,
      stored: localStorage.getItem('reached'),
      cookies: document.cookie,
      title: document.title,
    }));
  await open(`/pages/${ID}`);
  await canvas.locator('[data-node=title]').waitFor();
  const before = page.url();
  // Presses go to the canvas, as when somebody composes.
  for (const label of await canvas.getByText('Klik').all()) await label.click({ force: true });
  await canvas.locator('[data-node=m4]').click();
  // Where a text has no formats, the markup itself is what is read.
  for (const [at, markup] of MARKUP.entries())
    expect(await canvas.locator(`[data-node=t${at}]`).textContent()).toBe(markup);
  // Where it may have some, what could run or send something is removed.
  const refused = [
    'script',
    'iframe',
    'form',
    'meta',
    'base',
    'link',
    '[onerror]',
    '[onload]',
    '[formaction]',
  ];
  for (const selector of refused) expect(await canvas.locator(`main ${selector}`).count()).toBe(0);

  const { reached, stored, cookies, title } = await session();
  expect({ reached, stored, cookies }).toEqual({ reached: false, stored: null, cookies: '' });
  expect(title).not.toContain('reached');
  expect([page.url(), opened, requested]).toEqual([before, [], []]);

  await close();
});
