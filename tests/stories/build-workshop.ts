import { join } from 'node:path';
import { buildWorkshop } from '../../scripts/lib/build.mjs';

/** Builds the workshop before its stories are tried, unless nothing has changed since it was built last. */
export const setup = (): Promise<void> => buildWorkshop(join(import.meta.dirname, '../..'), process.execPath);
