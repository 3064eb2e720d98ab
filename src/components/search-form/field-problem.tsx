import { CircleAlert } from 'lucide';
import { Text } from 'react-aria-components/Text';
import { Problem } from '../../ui/field/field.styles.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';

interface Props {
  readonly id: string;
  readonly text: string;
  /** Where a field of the library describes itself by it. */
  readonly slot?: 'description';
}

/** What is wrong with a field. */
export const FieldProblem = ({ id, text, slot }: Props) => (
  <Problem id={id}>
    <Glyph shapes={CircleAlert} size={18} />
    {slot ? <Text slot={slot}>{text}</Text> : <span>{text}</span>}
  </Problem>
);
