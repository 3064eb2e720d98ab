import type { BookingWords, PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** That a model like the one named may stand at the desk; '' where the site does not say so. */
export function orSimilarText(
  { booking: { orSimilar } }: { readonly booking: Pick<BookingWords, 'orSimilar'> },
  t: Translate,
): string {
  return orSimilar === null ? '' : orSimilar || t('results.orSimilar');
}

interface Props {
  readonly name: string;
  readonly page: Pick<PageContext, 'booking'>;
  readonly t: Translate;
}

/** A model by its name, with what may stand there instead. */
export function ModelName({ name, page, t }: Props) {
  const orSimilar = orSimilarText(page, t);
  return (
    <>
      {name}
      {orSimilar && <small> {orSimilar}</small>}
    </>
  );
}
