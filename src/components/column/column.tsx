import type { ComponentProps } from '../../runtime/registry/definition.ts';
import * as S from './column.styles.ts';

export function Column({
  root,
  slots,
  xs,
  sm,
  md,
  lg,
  xl,
  valign,
  gap,
  order,
  direction,
}: ComponentProps<'Column'>) {
  // 0 keeps the width of the next smaller size.
  const small = sm || xs;
  const medium = md || small;
  const large = lg || medium;
  const style = {
    ...root.style,
    '--column-gap': `${gap}px`,
    '--xs': xs,
    '--sm': small,
    '--md': medium,
    '--lg': large,
    '--xl': xl || large,
    ...(order ? { '--order': order } : {}),
  };
  return (
    <S.Column {...root} style={style as object} data-direction={direction} data-valign={valign}>
      {slots.content}
    </S.Column>
  );
}
