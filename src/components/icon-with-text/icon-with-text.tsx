import type { ReactNode } from 'react';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { colorValue } from '../../runtime/theme/color-value.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import * as S from './icon-with-text.styles.ts';

export function IconWithText({
  root,
  page,
  icon,
  title,
  text,
  link,
  iconPosition,
  iconColor,
  headingLevel,
}: ComponentProps<'IconWithText'>) {
  const target = page.link(link);
  const linked = (words: ReactNode) => (target ? <a href={target.href}>{words}</a> : words);
  const style = iconColor ? { ...root.style, '--icon': colorValue(iconColor) } : root.style;
  return (
    <S.Line {...root} style={style} data-icon={iconPosition}>
      <SvgIcon name={icon} size={24} />
      <S.Texts>
        {title && <S.Title as={`h${headingLevel}`}>{linked(title)}</S.Title>}
        {text && <S.Text>{title ? text : linked(text)}</S.Text>}
      </S.Texts>
    </S.Line>
  );
}
