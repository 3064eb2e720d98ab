// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type RenderOptions, showExample } from '../../../tests/support/render-component.tsx';
import { toBookingSettings } from '../../api/wire/site-settings.ts';
import { bookingSettings } from '../../site/page-context.ts';
import { testAddress } from '../../../tests/support/render-component.tsx';

const picture = (src: string) =>
  src ? { src, srcSet: undefined, sources: [], width: 3, height: 2, position: '', color: undefined } : null;
const withMethods =
  (paymentMethods: readonly object[]): RenderOptions['surround'] =>
  (page) => {
    const stored = toBookingSettings({ general: { paymentMethods } }, () => undefined);
    return { ...page, picture, booking: bookingSettings({ ...testAddress(), bookingSettings: stored }) };
  };

describe('PaymentCarousel', () => {
  it('[COMP-31] shows the methods of the booking settings: by their own name, their name, or their logo', async () => {
    const body = await showExample('PaymentCarousel', 'site', {
      surround: withMethods([
        { id: -1, paymentType: 0, name: 'Counter', customName: { 'en-US': 'At the desk' } },
        { id: 2, paymentType: 2, name: 'PayPal' },
        { id: 3, paymentType: 2, name: 'Card', image: '/media/card' },
      ]),
    });
    const list = body.querySelector('ul');
    expect(list?.getAttribute('aria-label')).toBe('Payment methods');
    expect([...(list?.children ?? [])].map((method) => method.textContent)).toEqual([
      'At the desk',
      'PayPal',
      '',
    ]);
    expect([list?.querySelector('img')?.src, list?.querySelector('img')?.alt]).toEqual([
      new URL('/media/card', document.baseURI).href,
      'Card',
    ]);
  });

  it('[COMP-31] moves what does not fit, in grey where that is wanted', async () => {
    const body = await showExample('PaymentCarousel', 'given');
    expect(body.querySelector('section')?.getAttribute('aria-roledescription')).toBe('carousel');
    expect([...body.querySelectorAll('[data-track] > *')].map((slide) => slide.textContent)).toEqual([
      'Visa',
      'Mastercard',
      'American Express',
      'Cash at the desk',
      'Bank transfer',
      'Mercado Pago',
      'Debit card',
    ]);
    expect(body.querySelector('[data-grey]')).not.toBeNull();
  });

  it('[COMP-31] is a row that stands still where all fit', async () => {
    const body = await showExample('PaymentCarousel', 'few');
    expect(body.querySelector('section')).toBeNull();
    expect([...body.querySelectorAll('li')].map((method) => method.textContent)).toEqual([
      'Visa',
      'Cash at the desk',
    ]);
    expect(body.querySelector('[data-grey]')).toBeNull();
  });

  it('renders nothing where nobody said how to pay', async () => {
    expect((await showExample('PaymentCarousel', 'site', { surround: withMethods([]) })).innerHTML).toBe('');
  });
});
