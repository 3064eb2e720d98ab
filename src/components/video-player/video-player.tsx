import { NATIVE_NAMES } from '../../runtime/text/languages.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image.tsx';
import { VideoPlayerIsland } from './video-player.island.tsx';
import * as S from './video-player.styles.ts';
import { toVideoSource } from './video-source.ts';

const SIZES = '(min-width: 1400px) 1280px, 100vw';

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
  return (
    <S.Player {...shape}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are a list that the rule cannot see */}
      <video
        src={source.src}
        aria-label={title || undefined}
        poster={still?.src}
        autoPlay={playsAlone}
        muted={muted}
        loop={loop}
        // Without controls a film that does not play by itself could not be played at all.
        controls={controls || !playsAlone}
        preload={playsAlone ? 'auto' : 'metadata'}
        playsInline
      >
        {captions
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
          ))}
      </video>
    </S.Player>
  );
}
