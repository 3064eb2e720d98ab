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
  ])('[FORM-01] names the first %s form by type %i', (kind, type, id) => {
    expect(FORM_TYPE_IDS[kind]).toBe(type);
    expect(findFormId({ value: forms }, kind, '')).toBe(id);
  });

  it.each<[why: string, wantedId: string, id: string]>([
    ['that is wanted', 'checkout-2', 'checkout-2'],
    ['whose id is a number', '18', '18'],
    ['that is the first, where the wanted one is gone', 'checkout-9', 'checkout'],
    ['that is the first, where the wanted one is of another type', 'contact', 'checkout'],
  ])('[FORM-01] names of several forms of a type the one %s', (_why, wantedId, id) => {
    expect(findFormId({ value: [...forms, { type: 0, id: 18 }] }, 'checkout', wantedId)).toBe(id);
  });

  it('may have none of a kind, and entries that are no forms', () => {
    expect(findFormId({ value: [] }, 'checkout', 'checkout')).toBeNull();
    expect(findFormId({ value: [null, { type: 0 }, { type: 0, id: 'a' }] }, 'checkout', '')).toBe('a');
    expect(() => findFormId('<html>', 'checkout', '')).toThrow(TypeError);
  });
});
