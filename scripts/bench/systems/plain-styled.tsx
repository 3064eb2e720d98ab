// Stands in for styled-components where its cost is to be left out: elements with a fixed class name.
import type { ElementType, ReactNode } from 'react';

type PlainProps = { readonly as?: ElementType; readonly className?: string; readonly children?: ReactNode };

const plain = (tag: ElementType) => () =>
  function Plain({ as: Element = tag, className, ...props }: PlainProps) {
    return <Element {...props} className={className ? `plain ${className}` : 'plain'} />;
  };

const styled = new Proxy(plain, { get: (_target, tag) => plain(tag as ElementType) });

/** The markers of styles name it. */
export const version = 'plain';
export const css = () => '';
export const keyframes = css;
export class ServerStyleSheet {
  /** Notes nothing, for there are no rules. */
  instance = { hasNameForId: () => true, names: new Map<string, Set<string>>() };
  collectStyles = (element: ReactNode) => element;
  getStyleTags = () => '';
  seal = () => undefined;
}
export default styled;
