import type { Translate } from '../../runtime/text/translate.ts';
import * as S from './loading-screen.styles.ts';

interface Props {
  /** Attributes of the outermost element. */
  readonly root: object;
  readonly t: Translate;
  /** Number of grey blocks below the heading. */
  readonly blocks: number;
  /** Number of lines below the blocks, each for one of several choices. */
  readonly lines?: number;
}

/** A screen whose data is loading: placeholder shapes, and a text for screen readers. */
export function LoadingScreen({ root, t, blocks, lines = 0 }: Props) {
  return (
    <S.Screen {...root} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('common.loading')}
      </p>
      <S.Heading />
      <S.Blocks>
        {Array.from({ length: blocks }, (_, position) => (
          <S.Block key={position} />
        ))}
      </S.Blocks>
      {Array.from({ length: lines }, (_, position) => (
        <S.Line key={position} data-line="" />
      ))}
    </S.Screen>
  );
}
