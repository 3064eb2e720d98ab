import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { typeOf } from '../document/tree.ts';

/** What a component that holds others and has none looks like in the editor, where nothing else of it is seen. */
const LOOK =
  'display:grid;place-items:center;min-height:72px;border:1px dashed #8f939e;border-radius:8px;color:#5b5e69;background:#f6f7f9;font:13px/1.5 system-ui,sans-serif';

/** Styles that label the components of a page which could hold others, have none, and show nothing of their own. */
export function emptyCss({ nodes }: Pick<OpenDocument, 'nodes'>, nameOf: (type: string) => string): string {
  const rules: string[] = [];
  for (const node of nodes.values()) {
    const type = typeOf(node);
    if (Object.keys(MANIFESTS.get(type)?.slots ?? {}).length === 0) continue;
    if (Object.values(node.slots).some((children) => children.length > 0)) continue;
    const element = `[data-node="${CSS.escape(node.id)}"]:is(:empty,:has(>:only-child:empty))`;
    rules.push(`${element}::after{content:${JSON.stringify(nameOf(type))};${LOOK}}`);
  }
  return rules.join('');
}
