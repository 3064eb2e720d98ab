import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { DocumentNode, OpenDocument } from '../document/page-document.ts';
import { typeOf } from '../document/tree.ts';
import { CONTENT_HOST } from './content-host.ts';

/** What a component that holds others and has none looks like in the editor, where nothing else of it is seen. */
const LOOK =
  'display:grid;place-items:center;min-height:72px;border:1px dashed #8f939e;border-radius:8px;color:#5b5e69;background:#f6f7f9;font:13px/1.5 system-ui,sans-serif';

/** The host of the content without any: its text leaves the middle to the button that inserts something there. */
const ROOT_LOOK = `${LOOK};place-items:end center;box-sizing:border-box;min-height:160px;padding-block-end:28px;font-size:16px`;

/** The rule of a node; '' for one that shows something of its own. */
function ruleOf(node: DocumentNode, nameOf: (type: string) => string): string {
  const type = typeOf(node);
  if (Object.keys(MANIFESTS.get(type)?.slots ?? {}).length === 0) return '';
  if (Object.values(node.slots).some((children) => children.length > 0)) return '';
  const element = `[data-node="${CSS.escape(node.id)}"]:is(:empty,:has(>:only-child:empty))`;
  return `${element}::after{content:${JSON.stringify(nameOf(type))};${LOOK}}`;
}

/**
 * Reads the styles that label the components of a page which could hold others, have none, and show nothing of their own.
 * @param empty what is said in the host of the content where there is none
 */
export function createEmptyCss(
  nameOf: (type: string) => string,
  empty: string,
): (document: Pick<OpenDocument, 'nodes'>) => string {
  const known = new WeakMap<DocumentNode, string>();
  let seen: OpenDocument['nodes'] | undefined;
  let css = '';
  return ({ nodes }) => {
    if (nodes === seen) return css;
    seen = nodes;
    css = nodes.size > 0 ? '' : `${CONTENT_HOST}::after{content:${JSON.stringify(empty)};${ROOT_LOOK}}`;
    for (const node of nodes.values()) {
      const rule = known.get(node) ?? ruleOf(node, nameOf);
      known.set(node, rule);
      css += rule;
    }
    return css;
  };
}
