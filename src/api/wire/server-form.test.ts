import { describe, expect, it } from 'vitest';
import { FORM_TYPE_IDS, findFormId } from './server-form.ts';

describe('the list of forms', () => {
  const forms = [
    { type: 3, id: 'check-in' },
    { type: 0, id: 'checkout' },
    { type: 1, id: 'contact' },
    { type: 0, id: 'checkout-2' },
    { type: 2, id: 17 },
  ];

  it.each<[kind: keyof typeof FORM_TYPE_IDS, type: number, id: string]>([
    ['checkout', 0, 'checkout'],
    ['contact', 1, 'contact'],
    ['billing', 2, '17'],
    ['selfCheckIn', 3, 'check-in'],
  ])('names the first %s form by type %i', (kind, type, id) => {
    expect(FORM_TYPE_IDS[kind]).toBe(type);
    expect(findFormId({ value: forms }, kind)).toBe(id);
  });

  it('may have none of a kind', () => {
    expect(findFormId({ value: [] }, 'checkout')).toBeNull();
    expect(() => findFormId('<html>', 'checkout')).toThrow(TypeError);
  });
});
