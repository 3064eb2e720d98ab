import { join } from 'node:path';
import { buildStorybook } from '../../scripts/lib/build.mjs';

/** Builds Storybook before its stories are tried, unless nothing has changed since it was built last. */
export const setup = (): Promise<void> =>
  buildStorybook(join(import.meta.dirname, '../..'), process.execPath);
