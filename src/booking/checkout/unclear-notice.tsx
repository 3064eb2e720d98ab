import { CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button-link/button-link.styles.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as S from './booked-notice.styles.ts';
import type { BookedTexts } from './checkout-texts.ts';

/** In place of "this car is gone", to whoever may have booked it: nobody can tell at the moment. */
export function UnclearNotice({ texts }: { readonly texts: BookedTexts }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <S.Unclear role="alert" tabIndex={-1} ref={alert}>
      <Glyph shapes={CircleAlert} size={22} />
      <div>
        <p>{texts.unclear}</p>
        <Button
          as="button"
          type="button"
          data-variant="secondary"
          data-size="medium"
          onClick={() => location.reload()}
        >
          <span data-part-of="label">{texts.tryAgain}</span>
        </Button>
      </div>
    </S.Unclear>
  );
}
