import type { CSSProperties } from 'react';
import { ButtonLink } from '../../src/ui/button-link/button-link.tsx';
import { Input, Textarea } from '../../src/ui/field/field.styles.ts';
import { Field } from '../../src/ui/field/field.tsx';
import { SelectBox } from '../../src/ui/field/select-box.tsx';
import { SvgIcon } from '../../src/ui/icon/icon.tsx';
import * as S from './brand.styles.ts';

const RING: CSSProperties = {
  outline: '2px solid var(--focus)',
  outlineOffset: 2,
  boxShadow: '0 0 0 2px var(--focus-gap)',
};

/** What the pointer, the finger and the keyboard would do, held still by the same custom properties. */
const HELD: readonly (readonly [state: string, style: (variant: string) => CSSProperties])[] = [
  ['rest', () => ({})],
  [
    'hover',
    (variant) => ({
      backgroundColor: variant === 'text' ? 'var(--primary-tint)' : `var(--button-${variant}-hover)`,
    }),
  ],
  [
    'pressed',
    (variant) => ({
      backgroundColor:
        variant === 'text'
          ? 'color-mix(in srgb, var(--primary-text) 14%, transparent)'
          : `var(--button-${variant}-pressed)`,
    }),
  ],
  ['focus', () => RING],
];

/** Every kind of button in every state and size. */
export function Buttons() {
  return (
    <S.States>
      {(['primary', 'secondary', 'text'] as const).map((variant) => (
        <div key={variant}>
          {HELD.map(([state, style]) => (
            <figure key={state}>
              <ButtonLink
                type="button"
                variant={variant}
                icon={state === 'rest' ? 'search' : ''}
                attributes={{ style: style(variant) }}
              >
                Show cars
              </ButtonLink>
              <figcaption>
                {variant}, {state}
              </figcaption>
            </figure>
          ))}
          <figure>
            <ButtonLink type="button" variant={variant} isBusy>
              Booking…
            </ButtonLink>
            <figcaption>{variant}, busy</figcaption>
          </figure>
          <figure>
            <ButtonLink type="button" variant={variant} isDisabled>
              Show cars
            </ButtonLink>
            <figcaption>{variant}, disabled</figcaption>
          </figure>
        </div>
      ))}
      <div>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <figure key={size}>
            <ButtonLink href="#brand" variant="primary" size={size} icon="arrow-right" iconPosition="right">
              See the fleet
            </ButtonLink>
            <figcaption>link, {size}</figcaption>
          </figure>
        ))}
      </div>
    </S.States>
  );
}

/** Every kind of field in every state. */
export function FormFields() {
  return (
    <S.Fields>
      <Field id="brand-rest" label="First name" isRequired>
        {(control) => <Input {...control} autoComplete="off" />}
      </Field>
      <Field id="brand-filled" label="Last name" isRequired>
        {(control) => <Input {...control} autoComplete="off" defaultValue="Kovačević" />}
      </Field>
      <Field id="brand-focus" label="With focus">
        {(control) => (
          <Input
            {...control}
            style={{ ...RING, borderColor: 'var(--focus)', boxShadow: 'none' }}
            defaultValue="Kovač"
          />
        )}
      </Field>
      <Field
        id="brand-help"
        label="Flight number"
        help="We wait for you when it is late."
        optionalText="optional"
      >
        {(control) => <Input {...control} placeholder="OU 661" />}
      </Field>
      <Field
        id="brand-error"
        label="E-mail"
        help="The confirmation goes there."
        error="An e-mail address has an @ in it."
        isRequired
      >
        {(control) => <Input {...control} type="email" autoComplete="off" defaultValue="ana.kovacevic" />}
      </Field>
      <Field id="brand-disabled" label="Promotion code">
        {(control) => <Input {...control} disabled defaultValue="SUMMER" />}
      </Field>
      <Field id="brand-select" label="Pick-up place">
        {(control) => (
          <SelectBox control={control} name="place" icon={<SvgIcon name="map-pin" size={20} side="left" />}>
            <option>Zagreb Airport</option>
            <option>Split Airport</option>
          </SelectBox>
        )}
      </Field>
      <Field id="brand-date" label="Pick-up date">
        {(control) => <Input {...control} type="date" defaultValue="2026-05-11" />}
      </Field>
      <Field id="brand-text" label="Message">
        {(control) => <Textarea {...control} defaultValue="Two child seats, please." />}
      </Field>
    </S.Fields>
  );
}
