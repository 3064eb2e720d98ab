import manifestJson from '../../generated/page/page-manifest.json' with { type: 'json' };
import { createSchemaReader } from './schema-reader.ts';

/** The fields of a page, without those of other documents, which are loaded for settings alone. */
export const PAGE = createSchemaReader(manifestJson)('Page');
