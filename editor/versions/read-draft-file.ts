import type { ValidateFunction } from 'ajv';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { limitFindings } from '../../src/runtime/document/builder-findings.ts';
import { schemaFindings } from '../../src/runtime/document/finding.ts';
import { checkJson, DocumentError, type DocumentRefusal } from '../../src/runtime/document/limits.ts';
import type { JsonObject } from '../document/page-document.ts';
import { type FileError, FORMAT, type ReadDraft } from './draft-file.ts';

const refused = (rule: FileError['rule']): ReadDraft => ({
  ok: false,
  errors: [{ rule, path: '', params: {} }],
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keys that no document may have, and nesting without end. */
function jsonError(body: JsonObject): DocumentRefusal | null {
  try {
    checkJson(body);
    return null;
  } catch (error) {
    if (error instanceof DocumentError) return error.reason;
    throw error;
  }
}

/**
 * Reads the draft of a page out of the text of a file. Drafts may be incomplete; what has another shape than a page is
 * refused with everything that is wrong.
 * @param check the validator of pages
 */
export function readDraftFile(text: string, check: ValidateFunction): ReadDraft {
  const file = parse(text);
  if (file === undefined) return refused('not-json');
  if (!isRecord(file) || file.format !== FORMAT || file.kind !== 'page' || !isRecord(file.body))
    return refused('no-draft');
  const body = file.body;
  const reason = jsonError(body);
  if (reason !== null) return refused(reason);
  const exceeded = limitFindings(body.builder);
  const findings =
    exceeded.length > 0 ? exceeded : schemaFindings(check, { ...body, id: 'page', status: 0, version: 1 });
  return findings.length > 0
    ? { ok: false, errors: findings.map(({ rule, path, params }) => ({ rule, path, params })) }
    : { ok: true, body };
}
