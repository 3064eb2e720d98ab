import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../icon/icon.tsx';
import * as S from './background-film.styles.ts';

/** Addresses of a film for wide screens and for phones; '' for none. */
export interface FilmSources {
  readonly film: string;
  readonly tallFilm: string;
}

const MOVING = '(prefers-reduced-motion: no-preference)';

interface Props extends FilmSources {
  /** Begins with the page; otherwise whatever holds it plays it. */
  readonly isFirst: boolean;
}

/** A silent film behind words, decoration alone. Visitors who want less motion do not load it. */
export function BackgroundFilm({ film, tallFilm, isFirst }: Props) {
  if (!film && !tallFilm) return null;
  return (
    <S.Film
      data-film=""
      muted
      loop
      playsInline
      autoPlay={isFirst}
      preload={isFirst ? 'auto' : 'none'}
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
    >
      {tallFilm && <source src={tallFilm} media={`${MOVING} and (width < 900px)`} />}
      {film && <source src={film} media={tallFilm ? `${MOVING} and (width >= 900px)` : MOVING} />}
    </S.Film>
  );
}

/** Stops the film beside which it stands, by hiding it. */
export function FilmSwitch({ film, tallFilm, t }: FilmSources & { readonly t: Translate }) {
  if (!film && !tallFilm) return null;
  return (
    <S.Switch data-film-switch="">
      <input type="checkbox" className="visually-hidden" aria-label={t('video.hideBackground')} />
      <span data-off="">
        <SvgIcon name="pause" size={20} />
      </span>
      <span data-on="">
        <SvgIcon name="play" size={20} />
      </span>
    </S.Switch>
  );
}
