import type { ComponentPropsMap } from '../../../../generated/components/types.ts';
import { node, picturesOf, text } from '../../nodes.ts';

/** The small label above a heading. */
export const eyebrow = (id: string, key: string, props: Parameters<typeof text>[2] = {}) =>
  text(id, key, { eyebrow: true, ...props });

/** A hairline, as a map has them. */
export const rule = (id: string, props: Partial<ComponentPropsMap['Divider']> = {}) =>
  node(id, 'Divider', { spacing: 0, ...props });

/** A link that looks like a button. */
export const button = (
  id: string,
  label: string,
  link: ComponentPropsMap['Button']['link'],
  props: Partial<ComponentPropsMap['Button']> = {},
) => node(id, 'Button', { label, link, ...props });

/** A picture of the site's library. */
export const picture = picturesOf('andes');
