// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSiteSettings } from '../../src/api/site-settings.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { EditorServicesProvider } from '../app/services.tsx';
import { createEdits } from '../document/edits.ts';
import { openDocument } from '../document/page-document.ts';
import { createDocumentStore } from '../document/store.ts';
import { propsOf } from '../document/tree.ts';
import { createTexts } from '../i18n.ts';
import { createObservable } from '../sync/observable.ts';
import { fakeEditorApi } from '../testing/fake-editor-api.ts';
import { NO_SHARED_SECTIONS } from '../testing/no-shared-sections.ts';
import { settle } from '../testing/open-editor.tsx';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import {
  allManifests,
  loadManifests,
  loadSchemas,
  manifestOf,
  type PropertySchema,
} from '../workspace/schemas.ts';
import type { NodeText } from '../document/text-command.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { type Workspace, WorkspaceProvider } from '../workspace/workspace.ts';
import { breakpointsOf, isOfBreakpoints } from './breakpoints.ts';
import { Panel } from './panel.tsx';

/** Titles of the fields that were rendered: each reads its texts when it is. */
const rendered = new Set<string>();
vi.mock(import('../workspace/use-schema-text.ts'), async (load) => {
  const original = await load();
  return {
    ...original,
    useTranslatedSchema: (schema: PropertySchema) => {
      rendered.add(schema.title);
      return original.useTranslatedSchema(schema);
    },
  };
});

const SITE = {
  languages: [{ isoLanguageName: 'en-US', isDefault: true }, { isoLanguageName: 'de' }],
  routes: [{ id: 'offers', label: { 'en-US': 'Offers' }, path: { 'en-US': 'offers' } }],
};
const PICTURE = { src: '/pictures/coast', alt: { 'en-US': 'A coast' } };

await loadManifests();

const closers: (() => void)[] = [];
// What is loaded on demand is there at once: waiting for it would take as long as reading its sources.
beforeAll(async () => {
  await Promise.all([
    import('../../generated/components/check.js'),
    import('../../src/site/findings/body-findings.ts'),
    import('../rich-text/rich-text-field.tsx'),
    import('../ui/combo-box/combo-box.tsx'),
    import('../ui/select/option-list.tsx'),
    import('./color-control.tsx'),
    import('./node-panel.tsx'),
    import('./picture-choice.tsx'),
    import('./reference-control.tsx'),
  ]);
}, 60_000);
beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** Opens the panel of a node with these properties, on a page of its own. */
async function open(type: string, props: object = {}) {
  const body = { builder: { format: 1, sections: [{ id: 'n', type, v: manifestOf(type)?.version, props }] } };
  const store = createDocumentStore(openDocument(body), () => 0);
  const edits = createEdits({
    store,
    rules: { pageType: 'content', manifests: MANIFESTS },
    newId: () => 'new',
    language: () => 'en-US',
    sourceLanguage: 'en-US',
  });
  const { api } = fakeEditorApi({ documents: () => [] });
  const settings = readSiteSettings({ site: SITE }, () => undefined);
  const typed = createObservable<NodeText | null>(null);
  const workspace = {
    kind: 'page',
    language: 'en-US',
    store,
    edits,
    refuse: () => undefined,
    revealed: null,
    typed,
    site: {
      id: 's',
      origin: 'https://site.example',
      settings,
      pictures: [PICTURE],
      media: {},
      addPicture: () => undefined,
      shared: NO_SHARED_SECTIONS,
      purifier: {
        ...createObservable((html: string) => ({ html, removed: [] })),
        load: async () => undefined,
      },
      api: { places: async () => [], fleet: async () => [], promotions: async () => [] },
    },
  } as unknown as Workspace;
  const services = { api, now: () => 0 } as never;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  store.select(['n']);
  const texts = await createTexts('en');
  await loadSchemas();
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <EditorServicesProvider value={services}>
          <QueryClientProvider client={new QueryClient()}>
            <ToastRegion dismissLabel="">
              <WorkspaceProvider value={workspace}>
                <MemoryRouter>
                  <Panel />
                </MemoryRouter>
              </WorkspaceProvider>
            </ToastRegion>
          </QueryClientProvider>
        </EditorServicesProvider>
      </I18nextProvider>,
    ),
  );
  closers.push(() => act(() => root.unmount()));
  await settle();
  for (const group of document.querySelectorAll('details'))
    await act(async () => group.setAttribute('open', ''));
  await settle();
  return {
    select: store.select,
    typed,
    props: () => propsOf(store.document().nodes.get('n') as never),
    text: (language: string, key: unknown) =>
      (store.document().translations[language] as Record<string, unknown> | undefined)?.[String(key)],
  };
}

/** The part of the panel that belongs to a field, by the title of its schema. */
function field(title: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[data-help]')].find(
    ({ dataset }) => dataset.helpTitle === title,
  );
  if (!found) throw new Error(`the panel has no field "${title}"`);
  return found;
}
const inside = (title: string, selector: string) => {
  const found = field(title).querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the field "${title}" has no ${selector}`);
  return found;
};
const write = (input: HTMLElement, text: string) =>
  act(async () => {
    const { prototype } = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const press = async (element: HTMLElement | undefined) => {
  await act(async () => element?.click());
  await settle();
};
const buttonIn = (title: string, text: string) =>
  [...field(title).querySelectorAll('button')].find((button) =>
    `${button.textContent} ${button.getAttribute('aria-label')}`.includes(text),
  );

const shownProperties = (properties: Readonly<Record<string, PropertySchema>>) =>
  Object.entries(properties).filter(([, schema]) => {
    const when = schema['x-when'];
    return !when || properties[when.property]?.default === when.is;
  });

describe('the panel of a component', () => {
  it.each(allManifests().map(({ name, properties }) => [name, properties] as const))(
    '[EDIT-05] has a field with title and description for each property in the schema of %s',
    async (name, properties) => {
      await open(name);
      const widths = breakpointsOf(properties);
      const lacking = shownProperties(properties).filter(([property, { title, description }]) => {
        const found = [...document.querySelectorAll<HTMLElement>('[data-help]')].find(
          ({ dataset }) => dataset.helpTitle === title && dataset.help === description,
        );
        const isNamed =
          isOfBreakpoints(property, widths) ||
          found?.textContent?.includes(title) ||
          found?.querySelector(`[aria-label*="${CSS.escape(title)}"]`);
        return !isNamed || !found?.querySelector('input, textarea, button, [contenteditable]');
      });
      expect(lacking.map(([property]) => property)).toEqual([]);
    },
  );

  it('[EDIT-05] edits a text in each language of the site', async () => {
    const { props, text } = await open('Button');
    await write(inside('Label', 'textarea'), 'Book now');
    await press(inside('Label', 'button[aria-expanded]'));
    const fields = field('Label').querySelectorAll('textarea');
    await write(fields[1] as HTMLElement, 'Jetzt buchen');
    expect([text('en-US', props().label), text('de', props().label)]).toEqual(['Book now', 'Jetzt buchen']);
  });

  it('follows a text that is typed on the canvas, without a change of the document', async () => {
    const { typed, text, props } = await open('Button', { label: 'l' });
    const shown = () => (inside('Label', 'textarea') as HTMLTextAreaElement).value;
    const type = (id: string, label: string) =>
      act(async () => typed.set({ id, path: ['label'], language: 'en-US', text: label }));
    await type('n', 'Book n');
    expect(shown()).toBe('Book n');
    await type('other', 'Something else');
    expect(shown()).toBe('');
    await type('n', 'Book now');
    expect([shown(), text('en-US', props().label)]).toEqual(['Book now', undefined]);
    await act(async () => typed.set(null));
    expect(shown()).toBe('');
  });

  it('[EDIT-05] shows defaults, keeps what differs from them, and goes back to them', async () => {
    const { props } = await open('FleetGrid');
    const number = inside('At most', 'input') as HTMLInputElement;
    expect([number.value, number.placeholder]).toEqual(['', '0']);
    expect((inside('Filter by class', 'input') as HTMLInputElement).checked).toBe(true);
    expect((inside('Columns on phones', 'input') as HTMLInputElement).value).toBe('1');
    expect(field('Order').querySelector('input:checked + span')?.textContent).toBe('Operator');
    await write(number, '12');
    await press(inside('Filter by class', 'input'));
    await press(field('Order').querySelectorAll('input')[1]);
    await press(field('Background').querySelectorAll<HTMLElement>('input[type=radio]')[2]);
    expect(props()).toEqual({ limit: 12, showFilter: false, order: 'name', background: 'surface' });
    await write(number, '');
    await press(buttonIn('Filter by class', 'Reset'));
    await press(buttonIn('Order', 'Reset'));
    await press(buttonIn('Background', 'Reset'));
    expect(props()).toEqual({});
  });

  it('[EDIT-05] chooses a picture of the library and a page of the site', async () => {
    const { props, text } = await open('Image');
    await press(buttonIn('Picture', 'Choose'));
    await press(buttonIn('Picture', 'coast'));
    expect(props().image).toMatchObject({ src: PICTURE.src });
    expect(text('en-US', (props().image as { alt: unknown }).alt)).toBe('A coast');
    await act(async () => inside('Page', 'input').focus());
    await settle();
    const options = [...document.querySelectorAll<HTMLElement>('[role=option]')];
    await press(options.find(({ textContent }) => textContent === 'offers'));
    expect(props().link).toEqual({ pageId: 'offers' });
  });

  it('[EDIT-05] adds, orders and removes items of a list', async () => {
    const { props } = await open('Accordion', { items: [{ id: 'a' }, { id: 'b' }] });
    await press(buttonIn('Items', 'Move down'));
    expect(props().items).toEqual([{ id: 'b' }, { id: 'a' }]);
    await press(buttonIn('Items', 'Remove'));
    await press(buttonIn('Items', 'Add'));
    expect(props().items).toEqual([{ id: 'a' }, { id: 'item-2', title: '' }]);
  });

  it('renders the field that is written, and no other', async () => {
    await open('Button', { label: 'k' });
    rendered.clear();
    await write(inside('Label', 'textarea'), 'Book');
    expect([...rendered]).toEqual(['Label']);
    rendered.clear();
    await press(inside('New tab', 'input'));
    expect([...rendered]).toEqual(['New tab']);
  });

  it('takes no input for the node before while the fields of another one are still to come', async () => {
    const { props, select } = await open('Button');
    const input = inside('Anchor', 'input');
    await act(async () => {
      flushSync(() => select([]));
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      inside('New tab', 'input').click();
    });
    expect(props()).toEqual({});
  });

  it.each<[kind: string, of: string, props: object, title: string, says: string]>([
    ['a text', 'Button', { anchor: '1 a' }, 'Anchor', 'Letters, digits, - and _, with a letter first.'],
    ['a number', 'FleetGrid', { limit: 900 }, 'At most', 'Allowed is 0 to 200.'],
    [
      'a number in letters',
      'FleetGrid',
      { limit: 'ten' },
      'At most',
      'This must be a whole number. Allowed is 0 to 200.',
    ],
    ['a switch', 'FleetGrid', { showFilter: 'yes' }, 'Filter by class', 'either on or off'],
    [
      'a choice',
      'FleetGrid',
      { order: 'price' },
      'Order',
      'Choose one of these: Operator, Name, Passengers.',
    ],
    [
      'a colour',
      'FleetGrid',
      { background: 'red' },
      'Background',
      'A colour of the theme, or one that is written like #1a2b3c.',
    ],
    ['an icon', 'Button', { icon: 'A B' }, 'Icon', 'An icon of the list.'],
    ['a link', 'Button', { link: 'home' }, 'Link', 'cannot be used'],
    [
      'a picture',
      'Image',
      { image: { src: 'coast jpg' } },
      'Picture',
      'A file of the library, or an address',
    ],
    ['a list', 'Accordion', { items: 'none' }, 'Items', 'must be a list'],
  ])('[EDIT-05] says beside the field what is wrong with %s', async (_kind, of, props, title, says) => {
    await open(of, props);
    const said = [...field(title).querySelectorAll('.error, [slot=errorMessage]')].filter(({ textContent }) =>
      textContent?.includes(says),
    );
    expect(said).toHaveLength(1);
  });
});
