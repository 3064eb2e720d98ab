// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createTexts } from '../i18n.ts';
import { all, find, press, setUpEditor, type } from '../testing/open-editor.tsx';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { documentSchema } from './document-schemas.ts';
import type { PropertySchema } from '../workspace/schemas.ts';
import { type Fields, FieldsProvider } from './fields.ts';
import { NumberControl } from './number-control.tsx';
import { fieldAt } from './schema-reader.ts';

const METHOD = fieldAt(documentSchema('BookingSettings'), 'general', 'paymentMethods').items;
const SCHEMA = METHOD?.properties?.paymentType as PropertySchema;

setUpEditor();

/**
 * Shows a number, the type of a payment method where no other is given.
 * @returns what is stored, and a way to choose an entry of its list
 */
async function open(first: number, schema = SCHEMA) {
  const texts = await createTexts('en');
  let stored: unknown = first;
  const fields = { target: { read: () => stored } } as unknown as Fields;
  function Host() {
    const [value, setValue] = useState(stored);
    const change = (next: unknown) => {
      stored = next;
      setValue(next);
    };
    const rest = { error: undefined, help: undefined, FieldOf: () => null };
    return <NumberControl path={['paymentType']} schema={schema} value={value} onChange={change} {...rest} />;
  }
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <I18nextProvider i18n={texts}>
        <ToastRegion dismissLabel="">
          <FieldsProvider value={fields}>
            <Host />
          </FieldsProvider>
        </ToastRegion>
      </I18nextProvider>,
    ),
  );
  return {
    stored: () => stored,
    async choose(name: string) {
      await press(all('button')[0] as HTMLElement);
      await press(find('option', name));
    },
  };
}

it('shows a number by its name, and offers to type another one', async () => {
  const { stored, choose } = await open(0);
  expect(all('button')[0]?.textContent).toContain('Cash at the counter');
  expect(all('textbox')).toEqual([]);
  await choose('Another number');
  await type(find('textbox', 'Another number'), '14');
  expect(stored()).toBe(14);
  await choose('Cash at the counter');
  expect([stored(), all('textbox').length]).toEqual([0, 0]);
});

it('shows a number without a name as it is', async () => {
  await open(14);
  expect((find('textbox', 'Another number') as HTMLInputElement).value).toBe('14');
});

it('takes a number that is only illustrated by examples as it is typed', async () => {
  await open(0, { type: 'integer', title: 'Days', description: '', examples: [1, 7] });
  expect(all('button')).toEqual([]);
  expect((find('textbox', 'Days') as HTMLInputElement).value).toBe('0');
});
