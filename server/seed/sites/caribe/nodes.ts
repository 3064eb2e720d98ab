import { picturesOf } from '../../nodes.ts';

/** A picture of the site's library. */
export const picture = picturesOf('caribe');

/** A link to a page of the site, or to a place on it by its anchor. */
export const to = (pageId: string, anchor = '') => ({ pageId, url: anchor && `#${anchor}` });
