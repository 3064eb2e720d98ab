// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_FILTER } from '../../domain/offers/comparable-offer.ts';
import { PriceFilter } from './price-filter.tsx';

const onChange = vi.fn();
let root: Root;
beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  onChange.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <PriceFilter
        choice={{ min: 20_000, max: 90_000, language: 'es-AR', symbol: '$' }}
        filter={NO_FILTER}
        unit={{ code: 'ARS', decimals: 0 }}
        texts={{ priceFrom: 'Desde', priceTo: 'Hasta', filterNames: { price: 'Precio' } as never }}
        onChange={onChange}
      />,
    ),
  );
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
