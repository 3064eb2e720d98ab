import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/glyph.tsx';
import type { ControlAttributes } from './field.tsx';
import * as S from './field.styles.ts';

interface SelectProps {
  readonly control: ControlAttributes;
  readonly name: string;
  readonly defaultValue?: string;
  /** Icon before the chosen value. */
  readonly icon?: ReactNode;
  /** Further attributes, such as those of a form library. */
  readonly attributes?: object;
  /** The options. */
  readonly children: ReactNode;
}

/** A native select in the site's field style. */
export function SelectBox({ control, name, defaultValue, icon, attributes, children }: SelectProps) {
  return (
    <S.Box>
      {icon}
      <S.Select {...control} {...attributes} name={name} defaultValue={defaultValue}>
        {children}
      </S.Select>
      <Glyph shapes={ChevronDown} size={18} side="right" />
    </S.Box>
  );
}
