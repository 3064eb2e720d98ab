// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { money } from '../../domain/money.ts';
import type { PriceLine } from '../../domain/vehicle-offer.ts';
import { createMoneyFormat } from '../../runtime/text/money-format.ts';
import { separatorsOf } from '../../runtime/text/separators.ts';
import type { BreakdownTexts } from './breakdown-texts.ts';
import { PriceBreakdown } from './price-breakdown.tsx';

const line = (kind: PriceLine['kind'], description: string, minor: number): PriceLine => ({
  kind,
  description,
  amount: money(minor, 'EUR'),
});
const LINES = [line('rental', 'Rental', 10_000), line('tax', 'City', 300), line('tax', 'City', 500)];

it.each([true, false])(
  'shows two taxes of the same name; taxes in the lines: %s',
  async (areTaxesIncluded) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const screen = document.createElement('div');
    const root = createRoot(screen);
    await act(async () =>
      root.render(
        <PriceBreakdown
          lines={LINES}
          total={money(10_800, 'EUR')}
          areTaxesIncluded={areTaxesIncluded}
          texts={{ taxWithin: '{{tax}}' } as BreakdownTexts}
          format={createMoneyFormat(separatorsOf('en-US'), [])}
        />,
      ),
    );
    const amounts = [...screen.querySelectorAll('dd')].map((amount) =>
      amount.textContent?.replace(/\s/, ' '),
    );
    expect(amounts).toEqual(expect.arrayContaining(['EUR 3.00', 'EUR 5.00']));
    // React warns about two elements with the same key.
    expect(complaints.mock.calls).toEqual([]);
    await act(async () => root.unmount());
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  },
);
