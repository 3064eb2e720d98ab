// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { control, fill, leave, problemAt, showFields } from '../../../../tests/support/form-sections.tsx';
import { stubSight } from '../../../../tests/support/sight.ts';
import { DIAL_CODES } from '../../../domain/dial-codes.ts';

describe('a phone number', () => {
  const loaded = async (...types: string[]) => {
    const answers = await showFields(['cellPhone', ...types]);
    await act(async () => void (await import('./phone-control.tsx')));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    return {
      answers,
      number: () => answers.getState().values.cellPhone,
      prefix: () => control<HTMLSelectElement>('cellPhone-prefix'),
    };
  };

  it('[FORM-25] has the code of the country of the pick-up, and is shown as it is typed', async () => {
    const { number, prefix } = await loaded();
    expect([prefix().value, prefix().getAttribute('aria-label')]).toEqual(['HR', 'Country code']);
    expect([prefix().options.length, prefix().selectedOptions[0]?.textContent]).toEqual([
      DIAL_CODES.size,
      'Croatia +385',
    ]);
    await fill('cellPhone', '091 234 5678');
    expect([number(), control('cellPhone').value]).toEqual(['+385 91 234 5678', '091 234 5678']);
    expect([control('cellPhone').type, control('cellPhone').autocomplete]).toEqual(['tel', 'tel']);
    await fill('cellPhone', '');
    expect(number() ?? '').toBe('');
  });

  it('is a field without codes until it comes near the window', async () => {
    const { reach } = stubSight({ isReached: false });
    const { number, prefix } = await loaded();
    expect(prefix()).toBeNull();
    await fill('cellPhone', '091 234 5678');
    await act(async () => control('cellPhone').blur());
    await act(async () => reach());
    expect([prefix().value, number(), control('cellPhone').value]).toEqual([
      'HR',
      '091 234 5678',
      '091 234 5678',
    ]);
  });

  it('gets no codes while it has the focus', async () => {
    const { reach } = stubSight({ isReached: false });
    const { prefix } = await loaded();
    const field = control('cellPhone');
    field.focus();
    await act(async () => reach());
    expect([prefix(), document.activeElement]).toEqual([null, field]);
    await act(async () => field.blur());
    expect(prefix()?.value).toBe('HR');
  });

  it('has the code of the customer’s country, and of another one that is chosen', async () => {
    const { number, prefix } = await loaded('country');
    await fill('country', 'AR');
    expect(prefix().value).toBe('AR');
    await fill('cellPhone', '11 5555 0101');
    expect(number()).toBe('+54 11 5555 0101');
    await fill('cellPhone-prefix', 'DE');
    expect([number(), control('cellPhone').value]).toEqual(['+49 11 5555 0101', '11 5555 0101']);
  });

  it.each([
    ['+', '+44 20 7946 0000', '+44 20 7946 0000'],
    ['00', '0044 20 7946 0000', '0044 20 7946 0000'],
    ['+ after the chosen code', '+49 +44 20 7946 0000', '+44 2079460000'],
    ['+ and a 0', '+44 (0)20 7946 0000', '+44 2079460000'],
  ])('keeps the code that is typed with %s, and lists its country', async (_with, typed, kept) => {
    const { number, prefix } = await loaded();
    await fill('cellPhone-prefix', 'DE');
    await fill('cellPhone', typed);
    await leave('cellPhone');
    expect([number(), prefix().value, control('cellPhone').value]).toEqual([kept, 'GB', typed]);
  });

  it('shows a stored number beside its code, and keeps that while its digits are edited', async () => {
    const { answers, number, prefix } = await loaded();
    await act(async () => answers.change('cellPhone', '+49 30 123456'));
    expect([prefix().value, control('cellPhone').value]).toEqual(['DE', '30 123456']);
    await fill('cellPhone', '30 12345');
    expect([number(), prefix().value]).toEqual(['+49 30 12345', 'DE']);
    await fill('cellPhone', '30 1234');
    expect([number(), control('cellPhone').value]).toEqual(['+49 30 1234', '30 1234']);
  });

  it('is refused with letters after the code that was added', async () => {
    const { number } = await loaded();
    await fill('cellPhone', 'abcdef');
    await leave('cellPhone');
    expect(number()).toBe('+385 abcdef');
    expect(problemAt('cellPhone')).toBe('Please enter a phone number with at least 6 digits.');
  });
});
