import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ruleVariables } from '../../ui/rule/rule-variables.ts';
import { Rule } from '../../ui/rule/rule.styles.ts';
import * as S from './divider-with-text.styles.ts';

export function DividerWithText({
  root,
  text,
  position,
  thickness,
  color,
  line,
  spacing,
}: ComponentProps<'DividerWithText'>) {
  const style = ruleVariables({ thickness, color, spacing }, root.style);
  if (!text) return <Rule {...root} style={style} data-line={line} />;
  // The children of a separator are hidden from screen readers, so the lines are decoration beside a text.
  return (
    <S.Divider {...root} style={style} data-line={line} data-position={position}>
      <span>{text}</span>
    </S.Divider>
  );
}
