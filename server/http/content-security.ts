import { createHash } from 'node:crypto';

/** The source expression of an inline script or style with this text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components opens an empty style element in the browser before it fills it by rules. */
const EMPTY_STYLE = hashSource('');

/** What the library of the search form's widgets writes into a page with them, so that a touch can be told from a scroll. */
export const PRESSABLE_STYLE = hashSource(`@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`);

/** Players of video hosts, which pages load when a visitor plays a film. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** The policy of content pages: our own files, and the style elements of this page by their hash. */
export function contentPolicy({
  styles,
  scripts = [],
  tags = null,
  fonts = null,
  frameAncestors = "'none'",
}: {
  styles: readonly string[];
  scripts?: readonly string[];
  /** Hosts of the operator's scripts and their code; such scripts may send to any host. */
  tags?: { readonly hosts: readonly string[]; readonly code: readonly string[] } | null;
  /** Hosts of the operator's font stylesheets and their fonts. */
  fonts?: { readonly styles: readonly string[]; readonly fonts: readonly string[] } | null;
  frameAncestors?: string;
}): string {
  return [
    "default-src 'self'",
    [
      'script-src',
      "'self'",
      ...[...scripts, ...(tags?.code ?? [])].map(hashSource),
      ...(tags?.hosts ?? []),
    ].join(' '),
    [
      'style-src',
      "'self'",
      EMPTY_STYLE,
      PRESSABLE_STYLE,
      ...styles.map(hashSource),
      ...(fonts?.styles ?? []),
    ].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    // Our own: HTML of operators, which is sandboxed by its own address.
    `frame-src 'self' ${PLAYERS.join(' ')}`,
    ['font-src', "'self'", ...(fonts?.fonts ?? [])].join(' '),
    `connect-src 'self'${tags ? ' https:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/** Headers of every response; computed once. */
export const FIXED_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(self)',
};

/** The same over https. Without includeSubDomains: hosts below a site's host may belong to others. */
export const SECURE_HEADERS: Readonly<Record<string, string>> = {
  ...FIXED_HEADERS,
  'strict-transport-security': 'max-age=31536000',
};

/** The policy of Storybook: our own files, and what these sources permit as scripts within its pages. */
export const storybookPolicy = (scriptSources: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptSources.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
