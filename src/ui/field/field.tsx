import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/glyph.tsx';
import * as S from './field.styles.ts';

/** Attributes that connect a control with its label, help and error; spread on the control. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly required?: true;
}

interface Props {
  /** Unique in the document; help and error take ids from it. */
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** The error message, as a sentence. */
  readonly error?: string;
  readonly isRequired?: boolean;
  /** Text after the label of an optional field. */
  readonly optionalText?: string;
  /** Shows the label to screen readers only, because a visible legend is beside it. */
  readonly hidesLabel?: boolean;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A labelled control: label above, help and error below, connected for screen readers. */
export function Field({ id, label, help, error, isRequired, optionalText, hidesLabel, children }: Props) {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: ControlAttributes = {
    id,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(isRequired ? { required: true } : {}),
  };
  return (
    <S.Field>
      <S.Label htmlFor={id} className={hidesLabel ? 'visually-hidden' : undefined}>
        {label}
        {optionalText && !isRequired && <small> ({optionalText})</small>}
      </S.Label>
      {children(control)}
      {help && <S.Help id={`${id}-help`}>{help}</S.Help>}
      {error && (
        <S.Problem id={`${id}-error`}>
          <Glyph shapes={CircleAlert} size={18} />
          <span>{error}</span>
        </S.Problem>
      )}
    </S.Field>
  );
}
