import type { VideoHTMLAttributes } from 'react';
import { NATIVE_NAMES } from '../../runtime/text/languages.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image.tsx';
import { VideoPlayerIsland } from './video-player.island.tsx';
import * as S from './video-player.styles.ts';
import { toVideoSource } from './video-source.ts';

const SIZES = '(min-width: 1400px) 1280px, 100vw';

/** A film of the site's own, with its captions inside. */
const Film = (
  props: VideoHTMLAttributes<HTMLVideoElement> & { readonly 'data-motion'?: 'full' | 'less' },
) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are a list that the rule cannot see
  <video {...props} />
);

export function VideoPlayer({
  root,
  page,
  t,
  renderIsland,
  url,
  title,
  poster,
  captions,
  ratio,
  autoplay,
  muted,
  loop,
  controls,
}: ComponentProps<'VideoPlayer'>) {
  const source = toVideoSource(url);
  if (!source) return null;
  const still = page.picture(poster.src);
  const shape = { ...root, 'data-ratio': ratio };
  if (source.kind === 'hosted')
    return renderIsland({
      name: 'video-player',
      island: VideoPlayerIsland,
      props: {
        title,
        playLabel: t('video.play', { title: title || source.host }),
        hostText: t('video.loadsFrom', { host: source.host }),
        page: source.page,
        player: source.player,
      },
      slots: {
        still: still && <ResponsiveImage picture={still} alt="" sizes={SIZES} />,
        mark: <SvgIcon name="circle-play" size={72} />,
      },
      as: S.Player,
      root: shape,
    });
  // Browsers play nothing with sound before somebody has touched the page.
  const playsAlone = autoplay && muted;
  const shared = { 'aria-label': title || undefined, poster: still?.src, muted, loop, playsInline: true };
  const tracks = captions
    .filter(({ src }) => src !== '')
    .map(({ language, src }) => (
      <track
        key={language}
        kind="captions"
        srcLang={language}
        label={NATIVE_NAMES[language]}
        src={src}
        default={language === page.language}
      />
    ));
  // Without controls a film that does not play by itself could not be played at all.
  if (!playsAlone)
    return (
      <S.Player {...shape}>
        <Film {...shared} src={source.src} controls preload="metadata">
          {tracks}
        </Film>
      </S.Player>
    );
  // Which of the two is loaded and shown is up to how much motion the visitor wants.
  return (
    <S.Player {...shape}>
      <Film {...shared} data-motion="full" autoPlay controls={controls} preload="auto">
        <source src={source.src} media="(prefers-reduced-motion: no-preference)" />
        {tracks}
      </Film>
      <Film {...shared} data-motion="less" controls preload="metadata">
        <source src={source.src} media="(prefers-reduced-motion: reduce)" />
        {tracks}
      </Film>
    </S.Player>
  );
}
