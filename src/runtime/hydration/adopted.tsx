import { type ElementType, type HTMLAttributes, useContext } from 'react';
import { IslandContext } from './island-context.ts';

/** Elements that can hold no content; React refuses `dangerouslySetInnerHTML` on them (error 137). */
type VoidTag =
  | 'area'
  | 'base'
  | 'br'
  | 'col'
  | 'embed'
  | 'hr'
  | 'img'
  | 'input'
  | 'link'
  | 'meta'
  | 'source'
  | 'track'
  | 'wbr';

type OwnAttributes = Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML' | 'slot'>;

export interface AdoptedProps extends OwnAttributes {
  /** An element that can hold content, or a styled one. */
  readonly as: Exclude<ElementType, VoidTag>;
  /** Name under which the renderer handed the content to `renderIsland`. */
  readonly slot: string;
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

// One object for all renders: React writes innerHTML again whenever it is given another one.
const UNTOUCHED = { __html: '' };

/**
 * An element of an island whose content is static and stays as it was served: the browser neither downloads nor
 * renders it. Attributes and event handlers are the island's own. Should React ever build the element anew (the
 * island failed once while hydrating, or takes the element away and puts it back), the served nodes move into it.
 */
export function Adopted({ as, slot, ...attributes }: AdoptedProps) {
  const Element: ElementType = as;
  const content = useContext(IslandContext).slots[slot];
  if (content && 'element' in content)
    return (
      <Element {...attributes} data-slot={content.slot}>
        {content.element}
      </Element>
    );
  return (
    <Element
      {...attributes}
      data-slot={slot}
      suppressHydrationWarning
      dangerouslySetInnerHTML={UNTOUCHED}
      ref={(element: HTMLElement | null) => {
        if (element && !element.firstChild) element.append(...(content?.nodes ?? []));
      }}
    />
  );
}

/** An element filled with HTML that the server has just rendered itself; for the host of an island only. */
export function Served({
  as: Element,
  html,
  ...attributes
}: {
  as: ElementType;
  html: string;
  [name: string]: unknown;
}) {
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
