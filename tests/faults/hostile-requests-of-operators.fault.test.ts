import { describeHostileRequests, openTarget } from './hostile-calls.ts';

openTarget();
describeHostileRequests(({ access }) => access !== 'public');
