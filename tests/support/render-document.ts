import { SAMPLE_NOW } from '../../src/api/wire/scenarios/sample-places.ts';
import type { PagePreview } from '../../src/site/preview.ts';
import { readSiteSettings } from '../../src/api/site-settings.ts';
import type { LoadedRegistry } from '../../src/runtime/registry/definition.ts';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts } from '../../src/runtime/text/translate.ts';
import { createPageRenderer } from '../../src/site/render-page.ts';
import { cleanInTest } from './clean-html.ts';
import { fakeApi } from './fake-api.ts';
import { FAKE_ASSETS, wirePage } from './fake-site.ts';
import { mainOf } from './html.ts';
import { testAddress } from './render-component.tsx';

export interface RenderedDocument {
  /** HTML of the page's content. */
  readonly main: string;
  readonly body: string;
  readonly reports: readonly {
    readonly message: string;
    readonly details: Readonly<Record<string, unknown>>;
  }[];
}

const address = testAddress();
const settings = readSiteSettings({ site: address.site }, () => undefined);
const texts = createTexts(ALL_LOCALES, (key) => {
  throw new Error(`the text ${key} is missing`);
});

/** The draft of a page, by a link that opens it alone. */
export const DRAFT: PagePreview = {
  kind: 'draft',
  pageId: 'home',
  version: null,
  scenario: null,
  endHref: '/en-US/?preview=end',
};

/**
 * Renders a builder document as the page `test`, for visitors or as a draft.
 * @throws DocumentError when the document is refused
 */
export async function renderDocument(
  builder: unknown,
  registry: LoadedRegistry,
  isPreview = false,
): Promise<RenderedDocument> {
  const reports: { message: string; details: Readonly<Record<string, unknown>> }[] = [];
  const render = createPageRenderer({
    registry,
    texts,
    islandUrl: FAKE_ASSETS.island,
    loader: FAKE_ASSETS.loader,
    consentScript: FAKE_ASSETS.consent,
    analyticsScript: FAKE_ASSETS.analytics,
    fontsScript: FAKE_ASSETS.fonts,
    report: (message, details) => void reports.push({ message, details }),
    cleanHtml: cleanInTest,
  });
  const { body } = await render({
    address,
    settings,
    currencies: [],
    media: {},
    page: { ...(wirePage('test') as unknown as Parameters<typeof render>[0]['page']), builder },
    api: fakeApi(),
    now: SAMPLE_NOW,
    versionKey: null,
    preview: isPreview ? DRAFT : null,
    isIndexable: false,
    allowsTags: true,
    screenKey: '',
  });
  return { body, main: mainOf(body), reports };
}
