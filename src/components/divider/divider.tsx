import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ruleVariables } from '../../ui/rule/rule-variables.ts';
import * as S from '../../ui/rule/rule.styles.ts';

export function Divider({ root, thickness, color, line, width, spacing }: ComponentProps<'Divider'>) {
  const style = ruleVariables({ thickness, color, spacing }, root.style);
  return <S.Rule {...root} style={style} data-line={line} data-width={width} />;
}
