import { apply } from './commands/apply.ts';
import type { Command } from './commands/command.ts';
import type { JsonPath } from './json-path.ts';
import type { OpenDocument } from './page-document.ts';
import { freeKey, type LocalizedPaths, textKeysOf } from './text-keys.ts';
import { keyedText, stateCommands } from './translation-commands.ts';
import { nodeOf } from './tree.ts';

/** A text of a node in a language; '' for none. */
export interface NodeText {
  readonly id: string;
  readonly path: JsonPath;
  readonly language: string;
  readonly text: string;
}

interface Options {
  readonly manifests: LocalizedPaths;
  /** The default language of the site, which texts are translated from. */
  readonly sourceLanguage: string;
}

/** Sets a text of a node, under a key of its own where the node has none yet. */
export function textCommand(
  document: OpenDocument,
  { id, path, language, text }: NodeText,
  { manifests, sourceLanguage }: Options,
): Command {
  const at = path.join('/');
  const known = textKeysOf(nodeOf(document, id), manifests).find((one) => one.path.join('/') === at);
  const key = known?.key ?? freeKey(document, `${id}.${path.join('.')}`);
  const named: Command[] = known ? [] : [{ kind: 'setProp', id, path, value: key }];
  const set: Command = { kind: 'setText', language, key, text: text === '' ? undefined : text };
  const states = stateCommands(document, keyedText(document, key), { language, text }, sourceLanguage);
  const sentence = { key: 'changedText', values: { language } };
  return { kind: 'batch', commands: [...named, set, ...states], sentence };
}

/** A document with a text that is no change of it yet; as it is where the node is gone. */
export const withText = (document: OpenDocument, text: NodeText, options: Options): OpenDocument =>
  document.nodes.has(text.id) ? apply(document, textCommand(document, text, options)).document : document;
