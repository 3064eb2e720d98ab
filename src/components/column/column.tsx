import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { eachWidth } from '../../ui/each-width/each-width.ts';
import * as S from './column.styles.ts';

export function Column(props: ComponentProps<'Column'>) {
  const { root, slots, valign, gap, order, direction } = props;
  const style = {
    ...root.style,
    '--column-gap': `${gap}px`,
    ...eachWidth(props),
    ...(order ? { '--order': order } : {}),
  };
  return (
    <S.Column {...root} style={style as object} data-direction={direction} data-valign={valign}>
      {slots.content}
    </S.Column>
  );
}
