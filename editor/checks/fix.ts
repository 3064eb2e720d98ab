import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { resolveText, type Translations } from '../../src/runtime/text/resolve-text.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { Command } from '../document/commands/command.ts';
import type { JsonPath } from '../document/json-path.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { textKeysOf } from '../document/text-keys.ts';
import { nodeOf, propsOf } from '../document/tree.ts';

const asPath = (pointer: string): JsonPath =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const setProp = (id: string, pointer: string, value: unknown, key: string): Command => ({
  kind: 'batch',
  commands: [{ kind: 'setProp', id, path: asPath(pointer).slice(1), value }],
  sentence: { key, values: {} },
});

/** Copies the text that visitors of the languages read anyway, so that it can be translated there. */
function copyText(
  document: OpenDocument,
  { nodeId, path, params }: CheckFinding,
  from: string,
): Command | null {
  const node = nodeOf(document, nodeId as string);
  const pointer = asPath(path).slice(1).join('/');
  const key = textKeysOf(node, MANIFESTS).find((placed) => placed.path.join('/') === pointer)?.key;
  const text = key === undefined ? '' : resolveText(document.translations as Translations, key, from);
  if (key === undefined || text === '') return null;
  const commands = (params.languages as readonly string[]).map(
    (language): Command => ({ kind: 'setText', language, key, text }),
  );
  return { kind: 'batch', commands, sentence: { key: 'copiedText', values: { count: commands.length } } };
}

/**
 * The command that mends a finding, as one step of the history; `null` where only the operator can decide.
 * @param language the site's default language, whose texts are copied
 */
export function fixOf(document: OpenDocument, finding: CheckFinding, language: string): Command | null {
  const { nodeId, path, rule, params } = finding;
  if (nodeId === null || !document.nodes.has(nodeId)) return null;
  switch (rule) {
    case 'broken-reference': {
      // An entry of a list is chosen anew instead: without its id it would be another error.
      const isLink = path.endsWith('/pageId') && params.kind === 'page';
      return isLink ? setProp(nodeId, path, undefined, 'removedLink') : null;
    }
    case 'heading-jump':
    case 'second-main-heading': {
      const level = Number(params.wanted);
      if (path === '/props/as') return setProp(nodeId, path, `h${level}`, 'changedHeading');
      return path === '/props/headingLevel' && level > 1
        ? setProp(nodeId, path, level, 'changedHeading')
        : null;
    }
    case 'low-contrast':
      return path === '/props/color' && propsOf(nodeOf(document, nodeId)).color !== undefined
        ? setProp(nodeId, path, undefined, 'removedColor')
        : null;
    case 'missing-translation':
      return copyText(document, finding, language);
    default:
      return null;
  }
}
