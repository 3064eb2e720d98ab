import type { PageContext } from '../../runtime/registry/page-context.ts';
import * as S from './vehicle-card.styles.ts';

interface Props {
  readonly path: string;
  readonly page: Pick<PageContext, 'picture'>;
}

/** A vehicle on its plinth; only the plinth when there is no picture. Its alternative text is empty: the name is beside it. */
export function VehiclePicture({ path, page }: Props) {
  const picture = page.picture(path);
  return (
    <S.Plinth>
      {picture && (
        <img
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      )}
    </S.Plinth>
  );
}
