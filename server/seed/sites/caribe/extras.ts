import { inEveryLanguage } from './texts.ts';

interface ExtraOptions {
  readonly maxQuantityPerBooking?: number;
  readonly availableStock?: number;
  readonly isPriceByDay?: boolean;
  readonly isRequired?: boolean;
  readonly isDefault?: boolean;
  readonly excludes?: readonly string[];
}

const extra = (
  id: string,
  textName: string,
  type: 'Insurance' | 'Additional' | 'Other',
  priceMinor: number,
  { isPriceByDay = true, maxQuantityPerBooking = 1, ...options }: ExtraOptions = {},
) => ({
  id,
  names: inEveryLanguage(`extra.${textName}.name`),
  descriptions: inEveryLanguage(`extra.${textName}.text`),
  imagePath: '',
  type,
  priceMinor,
  isPriceByDay,
  maxQuantityPerBooking,
  isRequired: false,
  isDefault: false,
  excludes: [],
  ...options,
});

/** What can be added to a rental; cents, net, a day or a booking. */
export const extras = [
  // The law wants it in every rental, so it is in the rate.
  extra('liability', 'liability', 'Insurance', 0, { isPriceByDay: false, isRequired: true }),
  // Zero excess contains glass and tires: nobody should pay for them twice.
  extra('zero-excess', 'zeroExcess', 'Insurance', 1400, { excludes: ['glass-tires'] }),
  extra('glass-tires', 'glassTires', 'Insurance', 500),
  // It costs nothing, so it is in until somebody takes it out.
  extra('second-driver', 'secondDriver', 'Additional', 0, { isPriceByDay: false, isDefault: true }),
  extra('toll-tag', 'tollTag', 'Additional', 300),
  extra('gps', 'gps', 'Additional', 500, { availableStock: 20 }),
  extra('child-seat', 'childSeat', 'Additional', 600, { maxQuantityPerBooking: 3, availableStock: 18 }),
  extra('booster', 'booster', 'Additional', 400, { maxQuantityPerBooking: 3, availableStock: 18 }),
  extra('surf-rack', 'rack', 'Additional', 600, { availableStock: 8 }),
  extra('cooler', 'cooler', 'Other', 1500, { isPriceByDay: false, availableStock: 12 }),
  extra('prepaid-tank', 'fuel', 'Other', 6500, { isPriceByDay: false }),
];
