import { expect, it } from 'vitest';
import type { AnyJson } from '../support/any-json.ts';
import { openEditorTab } from './support/editing.ts';
import { joinEnvironment } from './support/environment.ts';
import { ownComplaints, sectionTags } from './support/sample-page.ts';

const environment = joinEnvironment();
/** Somebody who works for two sites, which share no language. */
const ACCOUNT = 'sophie@studio.example';
const [SITE, OTHER_SITE] = ['adria', 'caribe'];

const PICTURE = '/media/adria/place-zadar';

const node = (id: string, type: string, props: object, slots?: object) => ({
  id,
  type,
  v: 1,
  props,
  ...(slots ? { slots } : {}),
});

/** A section whose picture, page and languages the other site does not have. */
const OFFER = node(
  'offer',
  'Row',
  { anchor: 'offer' },
  {
    columns: [
      node(
        'column',
        'Column',
        {},
        {
          content: [
            node('words', 'Paragraph', { text: 'words' }),
            node('view', 'Image', { image: { src: PICTURE, alt: 'view' } }),
            node('islands', 'Button', { label: 'islands', link: { pageId: 'islands' } }),
          ],
        },
      ),
    ],
  },
);
const title = node('title', 'Paragraph', { text: 'title', as: 'h1' });
const line = node('line', 'Divider', {});

const page = (
  slug: string,
  languages: readonly string[],
  sections: readonly object[],
  translations: object,
) => ({
  slugs: Object.fromEntries(languages.map((language) => [language, slug])),
  menuLabel: {},
  builder: { format: 1, sections, translations },
});
const TITLES = { hr: { title: 'Naslov' }, de: { title: 'Titel' } };
const FROM = page('clipboard-from', ['hr', 'de'], [title, OFFER], {
  hr: { title: 'Naslov', words: 'Tjedan na moru', view: 'Obala', islands: 'Otoci' },
  de: { title: 'Titel', words: 'Eine Woche am Meer', view: 'Küste', islands: 'Inseln' },
});
const TO = page('clipboard-to', ['hr', 'de'], [title, line], TITLES);
const FURTHER = page('clipboard-further', ['en-US'], [title, line], { 'en-US': { title: 'Isla' } });

/** What Word puts on the clipboard beside the plain text, for two paragraphs, a table and a picture. */
const OF_WORD = {
  html: '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm}</style></head><body><!--StartFragment--><p class=MsoNormal><b><span style="color:#C00000">Auto&nbsp;na</span></b><o:p></o:p></p><script>alert(1)</script><p class=MsoNormal>tjedan&shy;</p><table class=MsoTableGrid><tr><td><p class=MsoNormal>7</p></td><td><p class=MsoNormal>dana</p></td></tr></table><img src="file:///C:/a.png"><!--EndFragment--></body></html>',
  text: 'Auto\u00A0na\r\ntjedan\u00AD\r\n',
};

/** All nodes of stored sections, in their order. */
const eachNode = (nodes: readonly AnyJson[]): AnyJson[] =>
  nodes.flatMap((one) => [one, ...Object.values<AnyJson[]>(one.slots ?? {}).flatMap(eachNode)]);

it('sections are copied, cut and pasted by keys, on a page, to another page and to one of another site', async () => {
  // The other site does not have the picture.
  const expected = ({ pathname }: URL) => pathname === PICTURE;
  const tab = await openEditorTab(environment, { site: SITE, account: ACCOUNT, expected });
  const { page: window, canvas, complaints, close } = tab;
  const { keyboard } = window;
  const apiOf = (site: string, path: string, init?: { method: string; body: object }) =>
    window.evaluate(
      async ([to, sent]) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(
          to,
          sent ? { method: sent.method, headers, body: JSON.stringify(sent.body) } : {},
        );
        return { status: response.status, body: (await response.json()) as AnyJson };
      },
      [`/sites/${site}/api/documents/page${path}`, init] as const,
    );
  const store = async (site: string, id: string, body: object) =>
    expect((await apiOf(site, '', { method: 'POST', body: { id, body } })).status).toBe(201);
  const storedBuilder = async (site: string, id: string) => {
    await tab.isSaved();
    return (await apiOf(site, `/${id}`)).body.body.builder;
  };
  const open = async (site: string, id: string) => {
    await window.goto(`${environment.demo.origin.replace('//', '//editor.')}/sites/${site}/pages/${id}`);
    await canvas.locator('h1').waitFor();
  };
  const select = async (name: RegExp) => {
    await window.getByRole('treeitem', { name }).first().click();
    await window.getByRole('treeitem', { name, selected: true }).waitFor();
  };
  await store(SITE, 'clipboard-from', FROM);
  await store(SITE, 'clipboard-to', TO);
  await store(OTHER_SITE, 'clipboard-further', FURTHER);

  // To another page of the site: nothing has to be adapted, so nothing is said.
  await open(SITE, 'clipboard-from');
  await select(/^Row/);
  await keyboard.press('Control+c');
  await open(SITE, 'clipboard-to');
  await select(/^Heading/);
  await keyboard.press('Control+v');
  await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'DIV', 'HR']);
  await canvas.getByText('Tjedan na moru').waitFor();
  const message = window.locator('[role=status] > [data-tone]').filter({ hasText: 'Undo' });
  expect(await message.count()).toBe(0);
  const pasted = await storedBuilder(SITE, 'clipboard-to');
  const copies = eachNode([pasted.sections[1]]);
  expect(copies.map(({ type }) => type)).toEqual(['Row', 'Column', 'Paragraph', 'Image', 'Button']);
  const copiedIds = eachNode([OFFER]).map(({ id }) => id);
  expect(copies.filter(({ id }) => copiedIds.includes(id))).toEqual([]);
  expect(copies[0].props).toEqual({ anchor: 'offer' });
  expect(pasted.translations.de[copies[2].props.text]).toBe('Eine Woche am Meer');
  await keyboard.press('Control+z');
  await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'HR']);
  await tab.isSaved();

  // On the same page: anchors are not there twice, and the message says so; its button takes the copies away.
  await open(SITE, 'clipboard-from');
  await select(/^Row/);
  await keyboard.press('Control+c');
  await keyboard.press('Control+v');
  await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'DIV', 'DIV']);
  await message.waitFor();
  const [, , twin] = (await storedBuilder(SITE, 'clipboard-from')).sections;
  expect([twin.type, twin.props]).toEqual(['Row', {}]);
  expect(await message.textContent()).toBe(
    'The page already has these anchors, so the copies have none: offer.Undo',
  );
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'DIV']);

  // To a page of another site, which has neither the languages nor the picture nor the page.
  await select(/^Row/);
  await keyboard.press('Control+c');
  await tab.isSaved();
  await open(OTHER_SITE, 'clipboard-further');
  await select(/^Heading/);
  await keyboard.press('Control+v');
  await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'DIV', 'HR']);
  await message.waitFor();
  const there = await storedBuilder(OTHER_SITE, 'clipboard-further');
  const [row, , words, view] = eachNode([there.sections[1]]);
  expect(await message.textContent()).toBe(
    [
      '3 texts are in a language that this site does not have (Hrvatski).',
      'They were put in as English (US) and count as sample texts: translate them.',
      'Texts in languages that this site does not have were left out: Deutsch.',
      'The copies show or lead to what this site does not have: pictures and pages.',
      'Choose others before you publish; the tab Checks lists each place.Undo',
    ].join(' '),
  );
  expect(there.translations['en-US'][words.props.text]).toBe('Tjedan na moru');
  expect(view.props.image.src).toBe(PICTURE);
  expect(Object.keys(there.translations)).toEqual(['en-US']);
  expect(row.props).toEqual({ anchor: 'offer' });
  // What keeps the page from being published is listed, and told beside the button.
  await window.getByRole('tab', { name: 'Checks', selected: true }).waitFor();
  await window.getByRole('button', { name: /^2 errors/ }).waitFor();
  await keyboard.press('Control+z');
  await expect.poll(() => sectionTags(canvas)).toEqual(['H1', 'HR']);
  await expect.poll(() => message.count()).toBe(0);
  await tab.isSaved();
  await window.getByRole('tab', { name: 'Outline' }).click();

  // What is cut is gone, until it is pasted elsewhere.
  await select(/^Heading/);
  await keyboard.press('Control+x');
  await expect.poll(() => sectionTags(canvas)).toEqual(['HR']);
  await select(/^Divider/);
  await keyboard.press('Control+v');
  await expect.poll(() => sectionTags(canvas)).toEqual(['HR', 'H1']);
  await expect.poll(() => canvas.locator('h1').textContent()).toBe('Isla');

  // The text of a word processor has no formats where a text is edited in its place.
  await window.evaluate((copied) => {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', copied.html);
      event.clipboardData?.setData('text/plain', copied.text);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('copy', copy, { capture: true, once: true });
  }, OF_WORD);
  await keyboard.press('Control+c');
  await keyboard.press('F2');
  await canvas.locator('[contenteditable]:focus').waitFor();
  await keyboard.press('Control+a');
  await keyboard.press('Control+v');
  await keyboard.press('Control+Enter');
  const heading = canvas.locator('h1');
  await expect.poll(() => heading.innerHTML()).toBe('Auto na tjedan');
  const written = await storedBuilder(OTHER_SITE, 'clipboard-further');
  expect(written.translations['en-US'][written.sections[1].props.text]).toBe('Auto na tjedan');

  // The field of the panel keeps what its own tools make.
  const field = window.getByRole('textbox', { name: 'Text', exact: true });
  await field.click();
  await keyboard.press('Control+a');
  await keyboard.press('Control+v');
  const stored = async () => {
    const { translations, sections } = await storedBuilder(OTHER_SITE, 'clipboard-further');
    return translations['en-US'][sections[1].props.text];
  };
  await expect.poll(stored).toBe('<p><b>Auto na</b></p><p>tjedan</p><p>7 dana</p>');
  expect(ownComplaints(complaints)).toEqual([]);
  await close();
});
