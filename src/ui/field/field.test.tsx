// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Input } from './field.styles.ts';
import { Field } from './field.tsx';
import { SelectBox } from './select-box.tsx';

const show = (node: Parameters<typeof renderToStaticMarkup>[0]) => {
  document.body.innerHTML = renderToStaticMarkup(node);
  return document.body;
};

describe('Field', () => {
  it('ties label, help and error to the control, help before error', () => {
    const body = show(
      <Field
        id="mail"
        label="E-mail"
        help="We send the voucher there."
        error="Please enter a valid address."
        isRequired
      >
        {(control) => <Input {...control} name="email" />}
      </Field>,
    );
    const input = body.querySelector('input') as HTMLInputElement;
    expect(input.labels?.[0]?.textContent).toBe('E-mail');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => body.querySelector(`#${id}`)?.textContent);
    expect(described).toEqual(['We send the voucher there.', 'Please enter a valid address.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.required).toBe(true);
  });

  it('has no reference to help or error when there is none', () => {
    const input = show(
      <Field id="note" label="Note">
        {(control) => <Input {...control} name="note" />}
      </Field>,
    ).querySelector('input') as HTMLInputElement;
    expect(
      input.getAttributeNames().filter((name) => name.startsWith('aria') || name === 'required'),
    ).toEqual([]);
  });

  it('renders a select with the given value', () => {
    const select = show(
      <Field id="hour" label="Time">
        {(control) => (
          <SelectBox control={control} name="hourFrom" defaultValue="10:30">
            <option value="10:00">10:00</option>
            <option value="10:30">10:30</option>
          </SelectBox>
        )}
      </Field>,
    ).querySelector('select') as HTMLSelectElement;
    expect(select.value).toBe('10:30');
    expect(select.labels?.[0]?.textContent).toBe('Time');
  });
});
