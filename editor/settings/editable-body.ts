import type { JsonObject } from '../document/page-document.ts';

/** Parts of a form that may be stored as JSON texts, as the product API has them. */
const TEXTS = ['fields', 'button', 'config'] as const;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A body as its fields edit it: texts of JSON as values. A text that is no JSON is left out, and stays in the history. */
export function editableBody(kind: string, body: JsonObject): JsonObject {
  if (kind !== 'form' || TEXTS.every((name) => typeof body[name] !== 'string')) return body;
  const values = TEXTS.flatMap((name) => {
    const value = body[name];
    const read = typeof value === 'string' ? parsed(value) : value;
    return read === undefined ? [] : [[name, read] as const];
  });
  const rest = Object.entries(body).filter(([name]) => !(TEXTS as readonly string[]).includes(name));
  return Object.fromEntries([...rest, ...values]);
}
