import { type ComponentType, useMemo, useState } from 'react';
import { useField } from 'react-final-form';
import { countryOfPhone, DIAL_CODES, withDialCode, withoutDialCode } from '../../../domain/dial-codes.ts';
import { countryName } from '../../../runtime/text/country-name.ts';
import { Input } from '../../../ui/field/field.styles.ts';
import { SelectBox } from '../../../ui/field/select-box.tsx';
import type { PhoneControlProps } from '../../../ui/form-fields/form-fieldset.tsx';
import * as S from './phone-control.styles.ts';

/** Every country with its code, in the alphabetical order of a language. */
function prefixesIn(language: string) {
  const { compare } = new Intl.Collator(language);
  return [...DIAL_CODES]
    .map(([country, code]) => ({ country, label: `${countryName(country, language)} +${code}` }))
    .sort((one, other) => compare(one.label, other.label));
}

/** A phone number with the code of its country: that which is typed, else chosen, else of the customer or the pick-up. */
export function PhoneControl({ phone, control, attributes, onChange }: PhoneControlProps) {
  const { value, name } = attributes;
  const listed = useMemo(() => prefixesIn(phone.language), [phone.language]);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState({ text: '', number: '' });
  const answered = useField<string>(phone.countryField ?? name).input.value;
  // While the name of a country is typed, it is none yet.
  const ofCustomer = phone.countryField && DIAL_CODES.has(answered) ? answered : '';
  const expected = chosen || ofCustomer || phone.country;
  const country = countryOfPhone(value, expected) ?? expected;
  const isTyped = typed.number === value;
  // What another page of the tab stored has its code beside it.
  const shown = isTyped ? typed.text : withoutDialCode(value, country);
  const take = (text: string, of: string) => {
    const number = withDialCode(text, of);
    setTyped({ text, number });
    onChange(number);
  };
  const prefix = DIAL_CODES.has(country) ? `${country} +${DIAL_CODES.get(country)}` : '+';
  return (
    <S.Phone>
      <S.Prefix>
        <span aria-hidden="true">{prefix}</span>
        <SelectBox
          control={{ id: `${control.id}-prefix` }}
          name=""
          attributes={{
            'aria-label': phone.label,
            autoComplete: 'off',
            value: country,
            onChange: ({ target }: { target: HTMLSelectElement }) => {
              setChosen(target.value);
              take(withoutDialCode(shown, country), target.value);
            },
          }}
        >
          {!DIAL_CODES.has(country) && <option value={country}>{prefix}</option>}
          {listed.map(({ country: code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectBox>
      </S.Prefix>
      <Input
        {...control}
        {...attributes}
        type="tel"
        value={shown}
        onChange={({ target }) => {
          // The code of a stored number stays, whichever country is expected.
          if (!isTyped) setChosen(country);
          take(target.value, isTyped ? expected : country);
        }}
      />
    </S.Phone>
  );
}

/**
 * The control, once the field is less than a window away: to name and lay out all countries takes longer than the rest of
 * the form. Numbers are typed into the field as it was served until then.
 */
export const loadPhoneControl = (document: Document) =>
  new Promise<ComponentType<PhoneControlProps>>((resolve) => {
    const field = document.querySelector('[id^="checkout-"][type="tel"]');
    // In the editor the field is in another document.
    if (!field) return resolve(PhoneControl);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Whoever was led to the field types there: another one would not have the focus.
        if (document.activeElement !== field) resolve(PhoneControl);
        else field.addEventListener('blur', () => resolve(PhoneControl), { once: true });
      },
      { rootMargin: '100%' },
    );
    observer.observe(field);
  });
