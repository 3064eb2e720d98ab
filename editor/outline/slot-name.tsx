import { resolveText, type Translations } from '../../src/runtime/text/resolve-text.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { ListRef, OpenDocument } from '../document/page-document.ts';
import { itemIds } from '../document/slots.ts';
import { textKeysOf } from '../document/text-keys.ts';
import { nodeOf, propsOf, typeOf } from '../document/tree.ts';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { useOfDocument, useWorkspace } from '../workspace/workspace.ts';

/** The first text of the item of a list property, else its position; '' where it is not in the list. */
function itemName(document: OpenDocument, id: string, property: string, item: string, language: string) {
  const node = document.nodes.get(id);
  const at = node ? itemIds(propsOf(node), property).indexOf(item) : -1;
  if (!node || at < 0) return '';
  const first = textKeysOf(node, MANIFESTS).find(({ path }) => path[0] === property && path[1] === at);
  return resolveText(document.translations as Translations, first?.key ?? '', language) || String(at + 1);
}

/** What a slot is called in the outline: its title, with the item of its node that it belongs to. */
export function SlotName({ node, slot }: Exclude<ListRef, null>) {
  const text = useSchemaText();
  const { language } = useWorkspace();
  const [base = '', item] = slot.split(':', 2);
  const rule = useOfDocument((document) =>
    document.nodes.has(node) ? MANIFESTS.get(typeOf(nodeOf(document, node)))?.slots[base] : undefined,
  );
  const name = useOfDocument((document) =>
    item === undefined ? '' : itemName(document, node, rule?.forEach ?? '', item, language) || item,
  );
  const title = text(rule?.title ?? base);
  return name === '' ? title : `${title}: ${name}`;
}
