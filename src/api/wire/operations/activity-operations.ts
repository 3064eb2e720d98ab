import { list, type Operation } from './operation.ts';
import * as parameters from './parameters.ts';
import { group } from './people-operations.ts';

/** Operations about what was done on a site. */
export const ACTIVITY_OPERATIONS = {
  activity: {
    method: 'GET',
    path: '/api/activity',
    access: 'operator:administrator',
    group,
    summary: 'Who changed what',
    description:
      'What was published, unpublished, archived and restored, and whose access was changed. Entries are kept for 400 days.',
    parameters: [parameters.before],
    responses: { 200: list('api/activity-entry', 'At most 50, the newest first.') },
  },
} as const satisfies Readonly<Record<string, Operation>>;
