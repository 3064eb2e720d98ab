import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { Backdrop } from '../../ui/backdrop/backdrop.tsx';
import * as S from './call-to-action.styles.ts';

export function CallToAction({
  root,
  slots,
  page,
  heading,
  text,
  headingLevel,
  layout,
  backgroundImage,
  tone,
  background,
}: ComponentProps<'CallToAction'>) {
  if (!heading && !text && !slots.actions) return null;
  const backdrop = page.picture(backgroundImage.src);
  const shownTone = backdrop && tone === 'inherit' ? 'light' : tone;
  return (
    <S.CallToAction
      {...root}
      data-layout={layout}
      data-filled={backdrop || background ? true : undefined}
      data-tone={shownTone}
    >
      {backdrop && (
        <Backdrop
          picture={backdrop}
          alt={backgroundImage.alt}
          shade={shownTone === 'dark' ? 'none' : 'all'}
          tone={shownTone}
          sizes="(min-width: 1400px) 1280px, 100vw"
        />
      )}
      <S.Texts>
        {heading && <S.Heading as={`h${headingLevel}`}>{heading}</S.Heading>}
        {text && <S.Text>{text}</S.Text>}
      </S.Texts>
      {slots.actions && <S.Actions>{slots.actions}</S.Actions>}
    </S.CallToAction>
  );
}
