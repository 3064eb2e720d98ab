import { CloudUpload } from 'lucide';
import type { Action } from './action.ts';

interface Context {
  readonly canPublish: boolean;
  readonly onPublish: () => void;
}

/** Shows the draft of a page to visitors. */
export const PUBLISH_ACTIONS: readonly Action<Context>[] = [
  {
    id: 'publish',
    group: 'page',
    name: 'publish.action',
    icon: CloudUpload,
    shortcuts: ['Control+Shift+Enter'],
    worksInFields: 'document',
    isPossible: ({ canPublish }) => canPublish,
    run: ({ onPublish }) => onPublish(),
  },
];
