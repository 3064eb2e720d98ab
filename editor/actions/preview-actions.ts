import { Eye, Share2 } from 'lucide';
import type { Action } from './action.ts';

interface Context {
  readonly onPreview: () => void;
  readonly onShare: () => void;
}

/** How the draft of a page is shown outside the editor. */
export const PREVIEW_ACTIONS: readonly Action<Context>[] = [
  {
    id: 'preview',
    group: 'page',
    name: 'preview.open',
    icon: Eye,
    run: ({ onPreview }) => onPreview(),
  },
  {
    id: 'sharePreview',
    group: 'page',
    name: 'preview.share',
    icon: Share2,
    run: ({ onShare }) => onShare(),
  },
];
