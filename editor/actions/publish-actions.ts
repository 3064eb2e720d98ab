import { CloudUpload, ListChecks } from 'lucide';
import type { Action } from './action.ts';

interface Context {
  readonly canPublish: boolean;
  /** Visitors see all of it as it is. Publishing asks the server nevertheless, and says so. */
  readonly isUnchanged: boolean;
  readonly onPublish: () => void;
  /** Shows first what changes, and which other drafts could be published with the page. */
  readonly onReview: () => void;
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
    idle: ({ isUnchanged }) => (isUnchanged ? 'publish.unchanged' : null),
    run: ({ onPublish }) => onPublish(),
  },
  {
    id: 'reviewAndPublish',
    group: 'page',
    name: 'publish.review',
    icon: ListChecks,
    isPossible: ({ canPublish }) => canPublish,
    run: ({ onReview }) => onReview(),
  },
];
