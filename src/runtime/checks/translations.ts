import { isRecord } from '../../api/wire/is-record.ts';
import { MANIFESTS } from '../document/manifest.ts';
import { type CheckFinding, found } from './check-finding.ts';
import { type CheckedDocument, type CheckedNode, textOf } from './checked-document.ts';
import { type CheckedSite, hasLanguage } from './checked-site.ts';

/** A place that holds texts: the languages that have one. */
interface TextPlace {
  readonly nodeId: string | null;
  readonly path: string;
  readonly languages: ReadonlySet<string>;
}

function* keysAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  path: string,
): Generator<[string, string]> {
  if (step === undefined) {
    if (typeof value === 'string' && value !== '') yield [path, value];
  } else if (step === '*') {
    if (Array.isArray(value))
      for (const [at, entry] of value.entries()) yield* keysAt(entry, rest, `${path}/${at}`);
  } else if (isRecord(value)) yield* keysAt(value[step], rest, `${path}/${step}`);
}

function* ofNode({ id, type, props }: CheckedNode, languagesOf: (key: string) => ReadonlySet<string>) {
  for (const path of MANIFESTS.get(type)?.localized ?? [])
    for (const [pointer, key] of keysAt(props, path, '/props'))
      yield { nodeId: id, path: pointer, languages: languagesOf(key) };
}

/** The texts of a field that holds one per language; none where it is empty: something else stands in for it. */
function* ofField(value: unknown, path: string): Generator<TextPlace> {
  if (!isRecord(value)) return;
  const languages = Object.keys(value).filter((language) => textOf(value[language]) !== '');
  if (languages.length > 0) yield { nodeId: null, path, languages: new Set(languages) };
}

function* ofMenu(items: unknown, path: string): Generator<TextPlace> {
  for (const [at, item] of (Array.isArray(items) ? items : []).entries())
    if (isRecord(item)) {
      yield* ofField(item.label, `${path}/${at}/label`);
      yield* ofMenu(item.menuItems, `${path}/${at}/menuItems`);
    }
}

function* ofBody({ kind, body }: CheckedDocument): Generator<TextPlace> {
  if (kind === 'menu') yield* ofMenu(body.menuItems, '/menuItems');
  if (kind === 'page') yield* ofField(body.menuLabel, '/menuLabel');
  const [seo, path] = kind === 'seo' ? [body, ''] : [body.seo, '/seo'];
  if (isRecord(seo))
    for (const name of ['title', 'description']) yield* ofField(seo[name], `${path}/${name}`);
}

/** Texts that some languages of the site lack: one finding for each place, with the languages. */
export function checkTranslations(document: CheckedDocument, { languages }: CheckedSite): CheckFinding[] {
  const byKey = new Map<string, Set<string>>();
  for (const [language, texts] of Object.entries(document.translations))
    for (const [key, text] of Object.entries(isRecord(texts) ? texts : {})) {
      if (textOf(text) === '') continue;
      const known = byKey.get(key);
      if (known) known.add(language);
      else byKey.set(key, new Set([language]));
    }
  const none: ReadonlySet<string> = new Set();
  const languagesOf = (key: string) => byKey.get(key) ?? none;
  const places = [...ofBody(document), ...document.nodes.flatMap((node) => [...ofNode(node, languagesOf)])];
  return places.flatMap(({ nodeId, path, languages: there }) => {
    const missing = languages.filter((language) => !hasLanguage(there, language));
    return missing.length > 0
      ? [found('warning', 'missing-translation', nodeId, path, { languages: missing })]
      : [];
  });
}
