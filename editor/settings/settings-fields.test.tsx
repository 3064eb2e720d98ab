// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { EditorServicesProvider } from '../app/services.tsx';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import type { JsonObject } from '../document/page-document.ts';
import { createTexts } from '../i18n.ts';
import { documentTarget } from '../panel/field-target.ts';
import { FieldsProvider } from '../panel/fields.ts';
import { fakeEditorApi } from '../testing/fake-editor-api.ts';
import { find, press, settle, setUpEditor } from '../testing/open-editor.tsx';
import { openEdited } from '../testing/open-edited.ts';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { useItemNames } from './use-item-names.ts';

setUpEditor(
  () => import('../../src/ui/form-fields/shown-field.ts'),
  () => import('../ui/combo-box/combo-box.tsx'),
);

const languages = [{ isoLanguageName: 'de', isDefault: true, url: '' }];
const site = {
  id: 'andes',
  settings: { site: toSiteConfiguration({ languages }, () => undefined) },
  api: { promotions: () => Promise.resolve([{ id: 'winter', name: 'Winterrabatt' }]) },
} as unknown as OpenSite;

/** Shows the fields of settings. @returns a function that reads their body */
async function open(kind: SettingsKind, body: JsonObject, language: LanguageTag = 'de') {
  const { store, edits } = openEdited(body);
  function Shown() {
    const target = documentTarget(store.document(), edits, new Map(), language);
    const nameOfItem = useItemNames(kind, language);
    return (
      <FieldsProvider value={{ target, site, language, hasHelp: true, nameOfItem }}>
        <SettingsFields kind={kind} />
      </FieldsProvider>
    );
  }
  const { api } = fakeEditorApi({ documents: () => [] });
  const texts = await createTexts('en');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = () =>
    act(async () =>
      root.render(
        <I18nextProvider i18n={texts}>
          <QueryClientProvider client={createQueryClient()}>
            <EditorServicesProvider value={{ api } as never}>
              <ToastRegion dismissLabel="Dismiss">
                <Shown />
              </ToastRegion>
            </EditorServicesProvider>
          </QueryClientProvider>
        </I18nextProvider>,
      ),
    );
  await render();
  await settle();
  return { body: () => store.document().body, close: () => act(async () => root.unmount()) };
}

it('names the fields of a form by their labels, as visitors read them', async () => {
  const field = (fieldTypeId: string, label: object) => ({
    id: fieldTypeId,
    fieldTypeId,
    name: fieldTypeId,
    label,
  });
  const fields = [
    field('emailAddress', {}),
    field('cellPhone', { de: 'Handy mit WhatsApp' }),
    field('ownQuestion', {}),
    field('birthday', {}),
  ];
  const { close } = await open('form', { type: 1, fields });
  const names = [...document.querySelectorAll('summary span')].map(({ textContent }) => textContent);
  expect(names.slice(0, 4)).toEqual([
    '1. E-Mail-Adresse',
    '2. Handy mit WhatsApp',
    '3. ownQuestion',
    '4. Geburtsdatum',
  ]);
  await close();
});

it('chooses the promotion of a payment method by its name, and none', async () => {
  const method = { id: 1, paymentType: 0, name: 'Card', promotionId: 'winter' };
  const { body, close } = await open('bookingSettings', { general: { paymentMethods: [method] } });
  const promotion = find('textbox', 'Promotion') as HTMLInputElement;
  expect(promotion.value).toBe('Winterrabatt');
  await act(async () => promotion.focus());
  await settle();
  await press(find('button', 'Clear Promotion'));
  expect(body()).toEqual({ general: { paymentMethods: [{ id: 1, paymentType: 0, name: 'Card' }] } });
  await close();
});

it('asks for the shared section of those items of a layout that show one', async () => {
  const layoutItems = [
    { type: 'header', sharedComponentId: 'hero' },
    { type: 'component', sharedComponentId: 'hero' },
    { type: 'content' },
  ];
  const { close } = await open('layout', { name: 'Plain', layoutItems });
  const items = [...document.querySelectorAll('details')];
  const isAsked = (item: Element) => item.querySelector('[data-help-title="Shared component"]') !== null;
  expect(items.map(isAsked)).toEqual([false, true, false]);
  await close();
});
