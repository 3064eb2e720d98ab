import { ChevronDown } from 'lucide';
import { useState } from 'react';
import type { FieldRenderProps } from 'react-final-form';
import { plainText } from '../../domain/place-search.ts';
import { Box, Input } from '../field/field.styles.ts';
import type { ControlAttributes } from '../field/field.tsx';
import { Glyph } from '../icon/glyph.tsx';
import type { Choice } from './shown-field.ts';

interface Props {
  readonly control: ControlAttributes;
  /** `value` is that of the chosen one, or what was typed while it is none of them. */
  readonly attributes: FieldRenderProps<string>['input'] & { readonly autoComplete: string };
  readonly options: readonly Choice[];
}

/** The choice that a text names, by its label or its value; a browser fills in either. */
const choiceNamed = (text: string, options: readonly Choice[]): Choice | undefined => {
  const typed = plainText(text);
  return options.find(({ value, label }) => plainText(label) === typed || value.toLowerCase() === typed);
};

/** The only choice whose label begins as a text does. */
function choiceBegunBy(text: string, options: readonly Choice[]): Choice | undefined {
  const typed = plainText(text);
  const found = options.filter(({ label }) => plainText(label).startsWith(typed));
  return found.length === 1 ? found[0] : undefined;
}

/** One of many choices, found by typing a part of its name. What is none of them stays as it was typed. */
export function SearchableSelect({ control, attributes, options }: Props) {
  const { value, onChange, onFocus, onBlur, ...others } = attributes;
  // What is typed stays as it is until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  // The list is long, and not needed before.
  const [isListed, setListed] = useState(false);
  const listId = `${control.id}-choices`;
  const endTyping = () => {
    const begun = typed ? choiceBegunBy(typed, options) : undefined;
    if (begun && begun.value !== value) onChange(begun.value);
    setTyped(null);
  };
  return (
    <Box>
      <Input
        {...control}
        {...others}
        type="text"
        list={listId}
        value={typed ?? options.find((option) => option.value === value)?.label ?? value}
        onFocus={(event) => {
          onFocus();
          setListed(true);
          // Typing replaces what was chosen, which would narrow the list to itself.
          event.currentTarget.select();
        }}
        onChange={({ target }) => {
          // It may have got the focus before it was hydrated.
          setListed(true);
          setTyped(target.value);
          onChange(choiceNamed(target.value, options)?.value ?? target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed === null) return;
          // It chooses what is typed, and sends the form from then on.
          event.preventDefault();
          endTyping();
        }}
        onBlur={() => {
          endTyping();
          onBlur();
        }}
      />
      <Glyph shapes={ChevronDown} size={18} side="right" />
      <datalist id={listId}>
        {isListed &&
          options.map((option) => (
            <option key={option.value} value={option.label}>
              {option.label}
            </option>
          ))}
      </datalist>
    </Box>
  );
}
