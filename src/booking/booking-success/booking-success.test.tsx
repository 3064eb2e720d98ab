// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';
import { RESPONSES, titleOf } from '../../../tests/support/screens.ts';
import { ApiError } from '../../api/api-error.ts';
import { LINE_TYPE_IDS } from '../../api/wire/vehicle-offer.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';

it.each<[number: number, status: string, words: string, color: string]>([
  [0, 'reserved', 'Reserved', 'royalblue'],
  [1, 'confirmed', 'Confirmed', 'darkorange'],
  [2, 'delivered', 'Car handed over', 'seagreen'],
  [3, 'closed', 'Closed', 'gray'],
  [4, 'cancelled', 'Canceled', 'crimson'],
  [5, 'quoted', 'Quote', 'navy'],
  [17, 'unknown', 'Status unknown', 'gray'],
])(
  '[BOOK-08] names the status %i of a booking, beside its colour',
  async (currentStatus, status, words, color) => {
    const booked = RESPONSES['/api/booking/book'] as object;
    const screen = await showExample('BookingSuccess', undefined, {
      search: 'bookingId=7KM4PX',
      api: fakeApi({ ...RESPONSES, '/api/booking/book': { ...booked, currentStatus } }),
    });
    const chip = screen.querySelector<HTMLElement>('[data-status]');
    expect([chip?.dataset.status, chip?.textContent, chip?.style.getPropertyValue('--status')]).toEqual([
      status,
      words,
      color,
    ]);
  },
);

it.each([
  [1, 'circle-check'],
  [4, 'info'],
])(
  'heads a booking of status %i with the icon %s, none with the sign of a failure',
  async (currentStatus, icon) => {
    const booked = RESPONSES['/api/booking/book'] as object;
    const screen = await showExample('BookingSuccess', undefined, {
      search: 'bookingId=7KM4PX',
      api: fakeApi({ ...RESPONSES, '/api/booking/book': { ...booked, currentStatus } }),
    });
    expect(screen.querySelector('header > svg')?.outerHTML).toBe(
      renderToStaticMarkup(<SvgIcon name={icon} size={48} />),
    );
  },
);

it.each([
  [0, 'Your request has arrived'],
  [5, 'Your quote'],
])(
  'calls a booking of status %s what it is, with no word of money or a car that waits',
  async (currentStatus, title) => {
    const booking = RESPONSES['/api/booking/book'] as object;
    const api = fakeApi({ ...RESPONSES, '/api/booking/book': { ...booking, currentStatus } });
    const screen = await showExample('BookingSuccess', undefined, {
      search: 'bookingId=7KM4PX',
      api,
      props: { text: 'words' },
      texts: { words: 'Your car will be waiting.' },
    });
    expect(titleOf(screen)).toBe(title);
    expect(screen.textContent).not.toContain('at pick-up.');
    expect(screen.textContent).not.toContain('Your car will be waiting.');
  },
);

describe('a quote', () => {
  const QUOTED = { ...(RESPONSES['/api/booking/book'] as object), currentStatus: 5 };
  const CANCELLATION = { isPossible: true, fee: 0, freeUntil: '2026-05-09T10:00:00Z', feeAfter: 59 };
  const show = (booked: object) =>
    showExample('BookingSuccess', undefined, {
      search: 'bookingId=7KM4PX&accessKey=key',
      api: fakeApi({
        ...RESPONSES,
        '/api/booking/book': { ...QUOTED, accessKey: 'key', cancellation: CANCELLATION, ...booked },
      }),
    });
  const linkNamed = (screen: HTMLElement, name: string) =>
    [...screen.querySelectorAll('a')].find(({ textContent }) => textContent === name);

  it('speaks of a quote alone: its number, where it was sent, nothing to cancel, nothing to bring', async () => {
    const deadlines = [{ name: 'Border papers', until: '2026-05-08T10:00:00Z' }];
    const screen = await show({ deadlines });
    const { textContent } = screen;
    for (const text of [
      'Your quote',
      'Quote number7KM4PX',
      'We have sent the quote to your e-\u2060mail address.',
      'Send the quote again',
      'Print',
    ])
      expect(textContent).toContain(text);
    expect(textContent).not.toMatch(/booking number|confirmation|cancel|what to bring|border papers/i);
  });

  it('leads on to the checkout of the same car for the same trip, with its extras and mileage', async () => {
    const screen = await show({
      ilimitedKm: true,
      additionals: [{ additionalId: 'ferry', quantity: 2, additional: { name: 'Ferry' } }],
      customer: { firstName: 'Ana', lastName: 'Paz', emailAddress: 'ana@example.com', cellPhone: '1' },
      paymentMethodId: '6',
      promotion: '7',
    });
    const href = linkNamed(screen, 'Book this car')?.getAttribute('href') ?? '';
    const { pathname, searchParams } = new URL(href, 'https://cars.example');
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/en-US/checkout',
      {
        dateFrom: '05-11-2026',
        hourFrom: '10:00',
        dateTo: '05-14-2026',
        hourTo: '10:00',
        pickUpPlaceId: 'zag-air',
        dropOffPlaceId: 'spu-air',
        unlimitedKm: 'true',
        modelId: 'compact-suv',
        paymentMethodId: '6',
        promotionId: '7',
        extras: 'ferry*2',
      },
    ]);
  });

  it.each<[why: string, booked: object]>([
    ['of a car that the operator alone books', { isOnRequest: true }],
    ['that became a booking', { currentStatus: 1 }],
  ])('leads to no checkout %s', async (_why, booked) => {
    expect(linkNamed(await show(booked), 'Book this car')).toBeUndefined();
  });
});

it('says that a mail is on its way, whatever the operator adds', async () => {
  const screen = await showExample('BookingSuccess', undefined, {
    search: 'bookingId=7KM4PX',
    api: fakeApi(RESPONSES),
    props: { text: 'words' },
    texts: { words: 'See you at the desk.' },
  });
  expect(screen.textContent).toContain('We have sent the confirmation to your e-\u2060mail address.');
  expect(screen.textContent).toContain('See you at the desk.');
});

it.each([
  ['is unknown', 'bookingId=NOBODY'],
  ['is not named', ''],
])('says that a booking was not found when it %s', async (_why, search) => {
  const screen = await showExample('BookingSuccess', undefined, { search, api: fakeApi() });
  expect(titleOf(screen)).toBe('We could not find this booking');
});

it('a booking shows the addresses of its places, and all the rest when they are missing', async () => {
  const stopsOf = async (also: object) => {
    const screen = await showExample('BookingSuccess', undefined, {
      search: 'bookingId=7KM4PX',
      api: fakeApi({ ...RESPONSES, ...also }),
    });
    return [...(screen.querySelector('dl')?.querySelectorAll('dd') ?? [])].map((line) => line.textContent);
  };
  const failing = { '/api/data/places': new ApiError(503, 'none', null, null) };
  const [pickUp, , dropOff] = await stopsOf(failing);
  expect(await stopsOf({})).toEqual([
    pickUp,
    'Rudolfa Fizira 21, Zagreb',
    expect.stringContaining('10:00'),
    dropOff,
    'Cesta Franje Tuđmana 1270, Split',
    expect.stringContaining('10:00'),
  ]);
});

it('a cancelled booking stands alone: what the operator says of a car that waits is not shown', async () => {
  const booked = RESPONSES['/api/booking/book'] as object;
  const screenOf = (currentStatus: number) =>
    showExample('BookingSuccess', undefined, {
      search: 'bookingId=7KM4PX',
      api: fakeApi({ ...RESPONSES, '/api/booking/book': { ...booked, currentStatus } }),
    });
  const isAlone = (screen: Element) => screen.querySelector('[data-alone]') !== null;
  expect(isAlone(await screenOf(1))).toBe(false);
  expect(isAlone(await screenOf(4))).toBe(true);
});

it.each([
  [0, 'You pay nothing for it.'],
  [48.4, 'The fee for canceling is EUR 48.40.'],
])('a booking that was cancelled for %s says so, in place of its price', async (fee, sentence) => {
  const booked = RESPONSES['/api/booking/book'] as object;
  const cancellation = { isPossible: false, fee: 0, charged: fee };
  const screenOf = (currentStatus: number) =>
    showExample('BookingSuccess', undefined, {
      search: 'bookingId=7KM4PX',
      api: fakeApi({ ...RESPONSES, '/api/booking/book': { ...booked, currentStatus, cancellation } }),
    });
  const told = async (status: number) => {
    const screen = await screenOf(status);
    return [screen.textContent.includes(sentence), screen.querySelector('[data-total]') !== null];
  };
  expect(await told(4)).toEqual([true, false]);
  expect(await told(1)).toEqual([false, true]);
});

it('names the cover that was chosen, and apart from it the one that every rental includes', async () => {
  const booked = RESPONSES['/api/booking/book'] as { readonly priceItems: readonly object[] };
  const covers = [
    { name: 'Cover with excess', price: 0 },
    { name: 'Full cover', price: 60 },
  ];
  const booking = {
    ...booked,
    priceItems: [
      ...booked.priceItems,
      ...covers.map(({ name, price }) => ({
        description: name,
        price,
        type: 'insurance',
        typeId: LINE_TYPE_IDS.insurance,
      })),
    ],
    additionals: covers.map(({ name }) => ({ additionalId: name, quantity: 1, additional: { name } })),
  };
  const screen = await showExample('BookingSuccess', undefined, {
    search: 'bookingId=7KM4PX',
    api: fakeApi({ ...RESPONSES, '/api/booking/book': booking }),
  });
  const termOf = (name: string) =>
    [...screen.querySelectorAll('dd')]
      .filter(({ textContent }) => textContent === name)
      .map((names) => names.parentElement?.querySelector('dt')?.textContent);
  const terms = [...screen.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(termOf('Full cover')).toEqual(['Protection and extras']);
  expect(terms).toContain('Full cover');
  expect(terms).not.toContain('Cover with excess');
  const included = [...screen.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Included');
  expect(included?.nextElementSibling?.textContent).toBe('Cover with excess');
});
