import type { ComponentName, ComponentPropsMap } from '../../generated/components/types.ts';
import type { Section } from '../../generated/page/types.ts';

type Props<Name extends ComponentName> = Partial<ComponentPropsMap[Name]>;

/** A node of a builder document; ids are unique in their document. */
export const node = <Name extends ComponentName>(
  id: string,
  type: Name,
  props: Props<Name> = {},
  slots: Section['slots'] = {},
): Section => ({ id, type, v: 1, props, slots });

/** A row with its columns. */
export const row = (id: string, props: Props<'Row'>, columns: Section[]) =>
  node(id, 'Row', props, { columns });

/** A column with its content. */
export const column = (id: string, props: Props<'Column'>, content: Section[]) =>
  node(id, 'Column', props, { content });

/** A text of the page, by its key. */
export const text = (id: string, key: string, props: Omit<Props<'Paragraph'>, 'text'> = {}) =>
  node(id, 'Paragraph', { text: key, ...props });

/** A builder document; its texts are added when it is stored. */
export const builder = (...sections: Section[]) => ({ format: 1 as const, sections });

/** Pictures of a site's library; `alt` is a text key, empty for decoration. */
export const picturesOf =
  (site: string) =>
  (name: string, alt = '') => ({ src: `/media/${site}/${name}`, alt });

/** A drawn vehicle of the shared library. */
export const vehiclePath = (drawing: string) => `/media/shared/vehicles/${drawing}.svg`;
