import { join } from 'node:path';
import { buildSite } from '../../../scripts/lib/build.mjs';

/** Builds browser and server before the journeys, unless nothing has changed since they were built last. */
export default (): Promise<void> => buildSite(join(import.meta.dirname, '../../..'), process.execPath);
