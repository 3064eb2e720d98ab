import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { colorValue } from '../../runtime/theme/color-value.ts';
import * as S from './divider.styles.ts';

export function Divider({ root, thickness, color, line, width, spacing }: ComponentProps<'Divider'>) {
  const style = {
    ...root.style,
    '--divider-thickness': `${thickness}px`,
    '--divider-color': color ? colorValue(color) : 'currentColor',
    '--divider-space': `${spacing}px`,
  };
  return <S.Rule {...root} style={style as object} data-line={line} data-width={width} />;
}
