import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';

interface Props {
  readonly name: string;
  readonly page: Pick<PageContext, 'booking'>;
  readonly t: Translate;
}

/** A model by its name: where the site says so, a car like it may stand at the desk. */
export function ModelName({ name, page, t }: Props) {
  const { orSimilar } = page.booking;
  return (
    <>
      {name}
      {orSimilar !== null && <small> {orSimilar || t('results.orSimilar')}</small>}
    </>
  );
}
