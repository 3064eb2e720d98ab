import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { colorValue } from '../../runtime/theme/color-value.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { ICONS } from '../../ui/icon/icon-set.ts';
import * as S from './icon.styles.ts';

export function Icon({ root, name, size, color, label }: ComponentProps<'Icon'>) {
  if (!ICONS.has(name)) return null;
  const style = color ? { ...root.style, color: colorValue(color) } : root.style;
  return (
    <S.Holder {...root} style={style}>
      <SvgIcon name={name} size={size} label={label} />
    </S.Holder>
  );
}
