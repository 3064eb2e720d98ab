import { picturesOf } from '../../nodes.ts';

/** A picture of the site's library. */
export const picture = picturesOf('adria');
