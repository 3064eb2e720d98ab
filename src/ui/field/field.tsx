import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/glyph.tsx';
import * as S from './field.styles.ts';

/** What ties a control to its label, help and error; spread on the control. */
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
  /** What is wrong, as a sentence. */
  readonly error?: string;
  readonly isRequired?: boolean;
  /** Said after the label of a field that may stay empty. */
  readonly optionalText?: string;
  /** Keeps the label for screen readers only, where a legend beside it is seen. */
  readonly hidesLabel?: boolean;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A labelled control: label above, help and error below, tied together for screen readers. */
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
