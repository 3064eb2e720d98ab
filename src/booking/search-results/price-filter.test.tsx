// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_FILTER } from '../../domain/offers/comparable-offer.ts';
import { PriceFilter } from './price-filter.tsx';

const onChange = vi.fn();
let root: Root;
const filterOf = (priceTo: number | null, language = 'es-AR', unit = { code: 'ARS', decimals: 0 }) => (
  <PriceFilter
    choice={{ min: 2_000, max: 90_000, language, symbol: '$' }}
    filter={{ ...NO_FILTER, priceTo }}
    unit={unit}
    texts={{ priceFrom: 'Desde', priceTo: 'Hasta', filterNames: { price: 'Precio' } as never }}
    onChange={onChange}
  />
);
const show = (...filter: Parameters<typeof filterOf>) => act(async () => root.render(filterOf(...filter)));
beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  onChange.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await show(null);
});
afterEach(() => act(async () => root.unmount()));

const field = () => document.querySelector('input[name="priceTo"]') as HTMLInputElement;
const type = (text: string) =>
  act(async () => {
    field().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = () => act(async () => field().blur());
const isMarked = () => [field().getAttribute('aria-invalid'), field().parentElement?.style.borderColor];

it.each<[language: string, unit: { code: string; decimals: number }, from: string, to: string]>([
  ['es-AR', { code: 'ARS', decimals: 0 }, '2.000', '50.000'],
  ['en-US', { code: 'USD', decimals: 2 }, '20.00', '500.00'],
  ['de', { code: 'EUR', decimals: 2 }, '20,00', '500,00'],
])('[RES-08] writes prices as %s does', async (language, unit, from, to) => {
  await show(50_000, language, unit);
  expect(document.querySelector<HTMLInputElement>('input[name="priceFrom"]')?.placeholder).toBe(from);
  expect(field().value).toBe(to);
});

it('is served with the decimal that a form without scripts sends', () => {
  expect(renderToStaticMarkup(filterOf(50_050, 'de', { code: 'EUR', decimals: 2 }))).toContain(
    'value="500.50"',
  );
});

it('takes a price as the cards of the language write it', async () => {
  await type('50.000');
  await leave();
  expect(onChange.mock.calls).toEqual([[{ priceTo: 50_000 }]]);
  expect(isMarked()).toEqual([null, '']);
});

it('keeps what is no price, marks its field, and leaves the filter as it is until it is mended', async () => {
  await type('barato');
  await leave();
  expect(onChange).not.toHaveBeenCalled();
  expect([field().value, isMarked()]).toEqual(['barato', ['true', 'var(--error)']]);
  await type('');
  await leave();
  expect(onChange.mock.calls).toEqual([[{ priceTo: null }]]);
  expect(isMarked()).toEqual([null, '']);
});
