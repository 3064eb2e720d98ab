import type { Theme } from '../../generated/page/types.ts';
import { fontPreloads } from '../runtime/theme/fonts.ts';
import type { HeadTag } from './head.ts';

/** What fetches the fonts of a page with its HTML: one that comes later is not shown on it. */
export const fontTags = (theme: Theme, body: string): HeadTag[] =>
  fontPreloads(theme, body).map((href) => ({
    tag: 'link',
    attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href },
  }));
