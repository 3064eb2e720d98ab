import { type CheckedProperty, MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { resolveText, type Translations } from '../../src/runtime/text/resolve-text.ts';
import { readTranslations, type TranslatedText } from '../../src/runtime/document/translation-states.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { Command } from '../document/commands/command.ts';
import { isAboutValue } from '../panel/problem-text.ts';
import type { JsonPath } from '../document/json-path.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { textKeysOf } from '../document/text-keys.ts';
import {
  fieldText,
  keyedText,
  reviewCommand,
  setRecord,
  stateCommands,
} from '../document/translation-commands.ts';
import { nodeOf, propsOf, typeOf } from '../document/tree.ts';

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

/** The text that a finding is about, in all languages. */
function textOf(document: OpenDocument, { nodeId, path }: CheckFinding): TranslatedText | null {
  if (nodeId === null) return fieldText(document, asPath(path));
  const pointer = asPath(path).slice(1).join('/');
  const found = textKeysOf(nodeOf(document, nodeId), MANIFESTS).find((one) => one.path.join('/') === pointer);
  return found ? keyedText(document, found.key) : null;
}

/** Copies the text that visitors of the languages read anyway, so that it can be translated there. */
function copyText(document: OpenDocument, finding: CheckFinding, from: string): Command | null {
  const found = textOf(document, finding);
  if (!found) return null;
  const text = resolveText(document.translations as Translations, found.key, from);
  if (text === '') return null;
  const languages = finding.params.languages as readonly string[];
  const commands = languages.flatMap((language): Command[] => [
    { kind: 'setText', language, key: found.key, text },
    ...stateCommands(document, found, { language, text }, from),
  ]);
  return { kind: 'batch', commands, sentence: { key: 'copiedText', values: { count: languages.length } } };
}

/** Says of translations that they fit their source as it is now. */
function confirmTexts(document: OpenDocument, finding: CheckFinding, from: string): Command | null {
  const found = textOf(document, finding);
  const languages = finding.params.languages as readonly string[];
  const commands = languages.flatMap((language) => {
    const command = found && reviewCommand(document, [found], language, true, from);
    return command ? [command] : [];
  });
  const sentence = {
    key: 'reviewedTexts',
    values: { count: languages.length, language: languages.join(', ') },
  };
  return commands.length > 0 ? { kind: 'batch', commands, sentence } : null;
}

/** Keeps sample texts as they are: they count as written. */
function keepTexts(document: OpenDocument, finding: CheckFinding, source: string): Command | null {
  const text = textOf(document, finding);
  if (!text) return null;
  const reader = readTranslations(document.body, source);
  const shown = (finding.params.languages as readonly string[]).map((language) =>
    reader.isSample(text, language) ? reader.shownLanguage(text, language) : null,
  );
  const kept = [...new Set(shown)].filter((tag) => tag !== null);
  if (kept.length === 0) return null;
  const commands = kept.map((tag) => setRecord(text.key, tag, undefined));
  return { kind: 'batch', commands, sentence: { key: 'keptText', values: {} } };
}

/**
 * Removes a value, so that the default of its property holds, or what no property is; `null` where there is no default, and
 * where the value must be there.
 */
function defaultValue(document: OpenDocument, id: string, { path, rule }: CheckFinding): Command | null {
  const [root, ...names] = asPath(path);
  if (root !== 'props' || names.length === 0 || rule === 'required') return null;
  let schema: CheckedProperty | undefined = MANIFESTS.get(typeOf(nodeOf(document, id)));
  let isRequired = false;
  for (const name of names) {
    isRequired = schema?.required?.includes(String(name)) ?? false;
    schema = typeof name === 'number' ? schema?.items : schema?.properties?.[name];
  }
  const isMended = rule === 'additionalProperties' || (schema?.default !== undefined && !isRequired);
  return isMended ? { kind: 'setProp', id, path: names, value: undefined } : null;
}

/**
 * The command that mends a finding, as one step of the history; `null` where only the operator can decide.
 * @param language the site's default language, whose texts are copied
 */
export function fixOf(document: OpenDocument, finding: CheckFinding, language: string): Command | null {
  const { nodeId, path, rule, params } = finding;
  if (nodeId === null)
    return rule === 'outdated-translation' ? confirmTexts(document, finding, language) : null;
  if (!document.nodes.has(nodeId)) return null;
  switch (rule) {
    case 'broken-reference': {
      // An entry of a list is chosen anew instead: without its id it would be another error.
      const isLink = path.endsWith('/pageId') && params.kind === 'page';
      return isLink ? setProp(nodeId, path, undefined, 'removedLink') : null;
    }
    case 'broken-link':
    case 'broken-anchor':
      // An address in a text of several words is mended there.
      return path.endsWith('/url') ? setProp(nodeId, path, undefined, 'removedLink') : null;
    case 'no-modal':
      return setProp(nodeId, path, undefined, 'removedModal');
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
    case 'outdated-translation':
      return confirmTexts(document, finding, language);
    case 'sample-text':
      return keepTexts(document, finding, language);
    default:
      return isAboutValue(rule) ? defaultValue(document, nodeId, finding) : null;
  }
}
