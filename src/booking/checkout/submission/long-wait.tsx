import { Hourglass } from 'lucide';
import { useEffect, useState } from 'react';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import * as S from '../checkout.styles.ts';

/** A visitor doubts a page that has not answered for this long. */
export const LONG_WAIT_MS = 5_000;

interface Props {
  /** Whether a price or a booking is awaited. */
  readonly isWaiting: boolean;
  readonly text: string;
}

/** Says that a response takes long, once it does, and what to do meanwhile. */
export function LongWait({ isWaiting, text }: Props) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return (
    <S.Announced role="status">
      {isLong && (
        <S.Notice>
          <Glyph shapes={Hourglass} size={22} />
          {text}
        </S.Notice>
      )}
    </S.Announced>
  );
}
