import type { ComponentProps } from '../../runtime/registry/definition.ts';

/** The renderers put the sections of the shared component that it names into `content`. */
export function SharedSection({ root, slots }: ComponentProps<'SharedSection'>) {
  return <div {...root}>{slots.content}</div>;
}
