import type { PageContext } from '../../runtime/registry/page-context.ts';
import * as S from './vehicle-card.styles.ts';

interface Props {
  readonly path: string;
  readonly page: Pick<PageContext, 'picture'>;
  /** That it is the first picture that is seen of the page, and is loaded before others. */
  readonly isFirst?: boolean;
}

/** A vehicle on its plinth; only the plinth when there is no picture. Its alternative text is empty: the name is beside it. */
export function VehiclePicture({ path, page, isFirst = false }: Props) {
  const picture = page.picture(path);
  return (
    <S.Plinth>
      {picture && (
        <img
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      )}
    </S.Plinth>
  );
}
