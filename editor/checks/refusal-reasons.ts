import type { i18n } from 'i18next';
import { ApiError } from '../../src/api/api-error.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { isSettingsKind } from '../app/settings/settings-kinds.ts';
import { documentName } from '../app/document-name.ts';
import type { JsonPath } from '../document/json-path.ts';
import { openDocument } from '../document/page-document.ts';
import { typeOf } from '../document/tree.ts';
import { PAGE } from '../panel/page-schema.ts';
import { isAboutValue, problemText } from '../panel/problem-text.ts';
import { revealedField } from '../panel/revealed-field.ts';
import { loadAllTexts, SCHEMA_TEXTS } from '../i18n.ts';
import { settingsProperties } from '../settings/settings-schemas.ts';
import { schemaAlong, textSchema } from '../translations/text-schema.ts';
import { loadSchemas } from '../workspace/schemas.ts';
import { namedPath } from './use-finding-subject.ts';
import { findingText } from './finding-text.ts';
import { readRefusal } from './refusals.ts';

/** A document that the server did not show to visitors. */
export interface RefusedDocument {
  readonly siteId: string;
  readonly kind: DocumentKind;
  readonly id: string;
  /** The version that was refused; without it the newest. */
  readonly version?: number;
}

/** Findings that a short message names; the others are counted by the list of checks. */
const MOST_REASONS = 3;

const isDocumentKind = (kind: string): kind is DocumentKind =>
  (DOCUMENT_KINDS as readonly string[]).includes(kind);

const isBroken = ({ rule }: CheckFinding): boolean => rule === 'broken-reference';

/** The path of the field that a reference is chosen in: that of a link has several parts. */
const choosingField = (path: JsonPath): JsonPath => (path.at(-1) === 'pageId' ? path.slice(0, -1) : path);

/** The part of a path in a component that a reason is named by. */
const fieldOf = (finding: CheckFinding, path: JsonPath): JsonPath =>
  isBroken(finding) ? choosingField(path) : namedPath(finding.rule, path);

/** The types of the components of a document by their ids; none where it cannot be read. */
async function readTypes({ siteId: site, kind, id, version }: RefusedDocument, api: EditorApi) {
  try {
    const { body } = await (version === undefined
      ? api.call('document', { site, path: { kind, id } })
      : api.call('documentVersion', { site, path: { kind, id, version: String(version) } }));
    return new Map([...openDocument(body).nodes.values()].map((node) => [node.id, typeOf(node)]));
  } catch {
    return new Map<string, string>();
  }
}

/** What the archived documents that findings refer to are called, by kind and id; none of those that cannot be read. */
async function readArchived(findings: readonly CheckFinding[], site: string, api: EditorApi) {
  const kinds = new Set(findings.filter(isBroken).map(({ params }) => String(params.kind)));
  const names = new Map<string, string>();
  const lists = [...kinds].map(async (kind) => {
    if (!isDocumentKind(kind)) return;
    const all = await api.call('documents', { site, path: { kind } }).catch(() => []);
    for (const one of all) if (one.isArchived) names.set(`${kind} ${one.id}`, documentName(one));
  });
  await Promise.all(lists);
  return names;
}

/** Why the server did not show a document to visitors, each reason with where it is; '' where it gave none. */
export async function refusalReasons(
  error: unknown,
  document: RefusedDocument,
  api: EditorApi,
  texts: i18n,
): Promise<string> {
  const refusal = error instanceof ApiError ? readRefusal(error.body, document) : null;
  const findings = (refusal?.findings ?? []).slice(0, MOST_REASONS);
  if (findings.length === 0) return '';
  const isInComponent = findings.some(({ nodeId }) => nodeId !== null);
  const [types, archived] = await Promise.all([
    isInComponent ? readTypes(document, api) : new Map<string, string>(),
    readArchived(findings, document.siteId, api),
    loadAllTexts(texts),
    loadSchemas(),
  ]);
  const { t, language } = texts;
  const translated: Readonly<Record<string, string>> = texts.getResourceBundle(language, SCHEMA_TEXTS) ?? {};
  const schemaText = (english: string) => translated[english] ?? english;
  const own = isSettingsKind(document.kind) ? settingsProperties(document.kind) : PAGE.properties;

  const reasonOf = (finding: CheckFinding): string => {
    const { nodeId, path: pointer, rule, params } = finding;
    const { path } = revealedField(nodeId, pointer);
    const type = nodeId === null ? undefined : types.get(nodeId);
    const field =
      nodeId === null
        ? schemaAlong(own, path)
        : textSchema(type ?? '', pointer.startsWith('/props/') ? fieldOf(finding, path) : []);
    const component = type === undefined ? [] : [MANIFESTS.get(type)?.title ?? type];
    const subject = [...component, ...field.titles].map(schemaText).join(' › ');
    const name = isBroken(finding) && archived.get(`${params.kind} ${params.id}`);
    const isOfField = isAboutValue(rule) || (document.kind === 'layout' && rule === 'page-lacks');
    const demand = name
      ? t('findings.archived-reference', { name })
      : isOfField
        ? problemText(t, schemaText, field.schema, finding)
        : findingText(t, language, finding);
    return subject === '' ? demand : `${subject}: ${demand}`;
  };
  return findings.map(reasonOf).join(' ');
}
