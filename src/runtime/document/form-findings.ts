import * as forms from '../../../generated/forms/check.js';
import { documentFinding, type Finding, schemaFindings } from './finding.ts';
import type { DocumentBody } from '../../api/wire/document-body.ts';

/** Parts of a form, which are stored as JSON texts; an empty text is none. */
const TEXTS = ['fields', 'button', 'config'] as const;

/** The rules that a form breaks. */
export function formFindings(id: string, body: DocumentBody): Finding[] {
  const form: Record<string, unknown> = { id, type: body.type };
  const notJson: Finding[] = [];
  for (const name of TEXTS) {
    const text = body[name];
    if (text === undefined || text === '') continue;
    try {
      form[name] = typeof text === 'string' ? JSON.parse(text) : text;
    } catch {
      notJson.push(documentFinding(`/${name}`, 'not-json'));
    }
  }
  return notJson.length > 0 ? notJson : schemaFindings(forms.Form, form);
}
