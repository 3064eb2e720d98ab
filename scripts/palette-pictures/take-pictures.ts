import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import sharp from 'sharp';
import manifestJson from '../../generated/components/manifest.json' with { type: 'json' };
import { SHARED_SECTION } from '../../src/runtime/document/shared-sections.ts';
import { STILL_CLOCK } from '../../tests/e2e/support/demo-server.ts';
import { settle } from '../../tests/e2e/support/sheet.ts';
import { builtStories, openStorybook, type Storybook } from '../../tests/stories/storybook.ts';
import { PICTURED, type Pictured, WIDTHS } from './pictured-examples.ts';

/** Twice as large as the palette shows them. */
const SIZE = { width: 240, height: 150 };
const COMPRESSION = { quality: 60, effort: 6, chromaSubsampling: '4:4:4' };
/** The look of a site without a theme of its own. */
const THEME = 'default';
/** In place of the fonts of the system, which differ between machines. */
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

/** Narrower windows are enlarged, so that nothing is drawn coarser than the picture is stored. */
const LEAST_WINDOW = 480;

const columnOf = ({ content }: Pictured): string => {
  if (content === undefined) return 'minmax(0, 1fr)';
  return content === 'fitted' ? 'max-content' : `${content}px`;
};

/**
 * Shows a component alone in the middle of the picture, or from its top where it is taller; in a layer of its own, which
 * Chromium draws anew: another one may keep letters at the fractions of pixels that they had in the window before.
 */
const styleOf = (pictured: Pictured, zoom: number) => `
  html, body { overflow: hidden; }
  body.sb-show-main { padding: 0 !important; }
  body[data-cut]::after { content: ''; position: fixed; inset: 78% 0 0; background: linear-gradient(transparent, #fff); }
  #storybook-root { display: grid; align-content: ${pictured.isAtTop ? 'start' : 'safe center'}; justify-content: center;
    will-change: transform; box-sizing: border-box; min-height: calc(100vh / ${zoom}); padding: calc(6vw / ${zoom}); grid-template-columns: ${columnOf(pictured)}; zoom: ${zoom}; }
  ${pictured.marked === undefined ? '' : `${pictured.marked} { min-height: 130px; padding: 16px; background: #eef2f7; outline: 2px dashed #8b95a5; outline-offset: -2px; }`}
`;

const fontStyle = () => `
  @font-face { font-family: Pictures; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(FONT, 'base64')}); }
  :root { --body-family: Pictures !important; --display-family: Pictures !important; }
`;

/** In the page: lets what is taller than the window fade at its end. */
const fadeAtEnd = () =>
  document.body.toggleAttribute('data-cut', document.documentElement.scrollHeight > innerHeight * 1.1);

/** In the page: waits until what was changed is drawn. */
const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** What the palette offers: every component but those that show documents of the site, and headings, which are paragraphs. */
function offered() {
  const components = Object.values(manifestJson).filter(({ name }) => name !== SHARED_SECTION);
  return [
    ...components.map((component) => ({ id: component.name, component })),
    { id: 'Heading', component: manifestJson.Paragraph },
  ];
}

/** The stories of components by the file of the schema and the name of the example, as exports are named. */
const storiesByExample = () =>
  new Map(
    builtStories().map(({ id, importPath, exportName }) => [`${importPath} ${exportName}`.toLowerCase(), id]),
  );

/** Takes the pictures of the palette in a page of the storybook, which it leaves open. */
async function picturesIn({ page, show }: Storybook, stories: ReadonlyMap<string, string>) {
  const pictures = new Map<string, Buffer>();
  await page.addStyleTag({ content: fontStyle() });
  for (const { id, component } of offered()) {
    const pictured = PICTURED[id] ?? {};
    const example = (pictured.example ?? component.examples[0]?.name ?? '').replaceAll('-', '');
    const story = stories.get(`./schemas/components/${component.name}.schema.json ${example}`.toLowerCase());
    if (story === undefined) throw new Error(`${id} has no example ${example}`);
    const width = pictured.width ?? WIDTHS[component.category] ?? LEAST_WINDOW;
    const window = pictured.window ?? Math.max(width, LEAST_WINDOW);
    await page.setViewportSize({ width: window, height: Math.round((window * SIZE.height) / SIZE.width) });
    await show(story, THEME);
    const style = await page.addStyleTag({ content: styleOf(pictured, window / width) });
    if (pictured.press !== undefined) await page.locator(pictured.press).first().click();
    await settle(page);
    await page.evaluate(fadeAtEnd);
    await page.evaluate(drawn);
    pictures.set(id, await capture(page));
    await style.evaluate((element) => (element as Element).remove());
  }
  return pictures;
}

/** Takes the pictures of the palette from the built storybook. @returns AVIF files by the ids of what the palette offers */
export async function takePictures(): Promise<ReadonlyMap<string, Buffer>> {
  const stories = storiesByExample();
  const storybook = await openStorybook([...stories.values()][0] ?? '', STILL_CLOCK);
  try {
    return await picturesIn(storybook, stories);
  } finally {
    await storybook.close();
  }
}

const capture = async (page: Page) =>
  sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    .resize(SIZE)
    .removeAlpha()
    .avif(COMPRESSION)
    .toBuffer();
