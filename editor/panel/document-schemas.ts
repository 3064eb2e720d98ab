import manifestsJson from '../../generated/page/manifests.json' with { type: 'json' };
import type { PropertySchema } from '../workspace/schemas.ts';
import { createSchemaReader } from './schema-reader.ts';

const read = createSchemaReader(manifestsJson);

/** The fields of a document by the name of its schema, such as `Theme`. */
export const documentSchema = (
  name:
    | 'AdvancedConfiguration'
    | 'BlogPost'
    | 'BookingConfiguration'
    | 'BookingSettings'
    | 'Form'
    | 'GlobalConfiguration'
    | 'Media'
    | 'Page'
    | 'PageTemplate'
    | 'Seo'
    | 'SiteConfiguration'
    | 'Theme',
): PropertySchema => read(name);
