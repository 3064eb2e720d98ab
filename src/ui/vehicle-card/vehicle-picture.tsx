import type { PageContext } from '../../runtime/registry/page-context.ts';
import * as S from './vehicle-card.styles.ts';

interface Props {
  readonly path: string;
  readonly page: Pick<PageContext, 'picture'>;
}

/** A vehicle on its plinth; the plinth alone when there is no picture. The name beside it says what it is. */
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
