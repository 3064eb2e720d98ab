import type { RefCallback } from 'react';
import type { RootAttributes } from '../registry/definition.ts';
import { groundValue } from '../theme/color-value.ts';

/** The properties that every component has; see schemas/components/common.schema.json. */
interface CommonProps {
  readonly anchor?: string;
  readonly className?: string;
  readonly marginTop?: number;
  readonly marginBottom?: number;
  readonly paddingBlock?: number;
  readonly paddingInline?: number;
  readonly background?: string;
  readonly align?: string;
  readonly hideBelow?: string;
  readonly hideAbove?: string;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The spacing and background of a node; `undefined` for one that has none of its own. */
function styleOf(props: CommonProps): Record<string, string> | undefined {
  const { marginTop, marginBottom, paddingBlock, paddingInline, background } = props;
  if (!marginTop && !marginBottom && !paddingBlock && !paddingInline && !background) return undefined;
  const style: Record<string, string> = {};
  if (marginTop) style.marginTop = `${marginTop}px`;
  if (marginBottom) style.marginBottom = `${marginBottom}px`;
  if (paddingBlock) style.paddingBlock = `${paddingBlock}px`;
  if (paddingInline) style.paddingInline = `${paddingInline}px`;
  if (background) style.background = groundValue(background);
  return style;
}

/** Attributes of a node's outermost element; only what differs from the defaults is written. */
export function rootAttributes(
  nodeId: string,
  props: CommonProps,
  ref?: RefCallback<Element>,
): RootAttributes {
  const { anchor, className, align, hideBelow, hideAbove } = props;
  const root: Writable<RootAttributes> = { 'data-node': nodeId };
  if (ref) root.ref = ref;
  if (anchor) root.id = anchor;
  if (className) root.className = className;
  if (align && align !== 'inherit') root['data-align'] = align;
  if (hideBelow && hideBelow !== 'none') root['data-hide-below'] = hideBelow;
  if (hideAbove && hideAbove !== 'none') root['data-hide-above'] = hideAbove;
  const style = styleOf(props);
  if (style) root.style = style;
  return root;
}
