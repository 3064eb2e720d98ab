/** A film by its address. */
export type VideoSource =
  | { readonly kind: 'file'; readonly src: string }
  | {
      readonly kind: 'hosted';
      readonly host: 'YouTube' | 'Vimeo';
      /** Its page at the host. */
      readonly page: string;
      /** The host's player, for a frame. */
      readonly player: string;
    };

const YOUTUBE_HOSTS = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_HOSTS = /^(www\.|player\.)?vimeo\.com$/;
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?$/;

function youTubeId({ hostname, pathname, searchParams }: URL): string | null {
  const id = hostname.endsWith('youtu.be')
    ? pathname.slice(1)
    : (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1]);
  return id && YOUTUBE_ID.test(id) ? id : null;
}

/** The film at an address; `null` for an address of a video host that names none, and for one that is not https. */
export function toVideoSource(address: string): VideoSource | null {
  if (address.startsWith('/media/')) return { kind: 'file', src: address };
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') return null;
  if (YOUTUBE_HOSTS.test(url.hostname)) {
    const id = youTubeId(url);
    return id
      ? {
          kind: 'hosted',
          host: 'YouTube',
          page: `https://www.youtube.com/watch?v=${id}`,
          player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
        }
      : null;
  }
  if (VIMEO_HOSTS.test(url.hostname)) {
    const [, id, secret = url.searchParams.get('h') ?? ''] = VIMEO_PATH.exec(url.pathname) ?? [];
    if (!id) return null;
    const isPrivate = /^[\da-f]{6,20}$/.test(secret);
    return {
      kind: 'hosted',
      host: 'Vimeo',
      page: `https://vimeo.com/${id}${isPrivate ? `/${secret}` : ''}`,
      player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${isPrivate ? `&h=${secret}` : ''}`,
    };
  }
  return { kind: 'file', src: url.href };
}
