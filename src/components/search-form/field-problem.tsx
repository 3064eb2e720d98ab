import { CircleAlert } from 'lucide';
import { Problem } from '../../ui/field/field.styles.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';

interface Props {
  readonly id: string;
  readonly text: string;
}

/** What is wrong with a field. */
export const FieldProblem = ({ id, text }: Props) => (
  <Problem id={id}>
    <Glyph shapes={CircleAlert} size={18} />
    <span>{text}</span>
  </Problem>
);
