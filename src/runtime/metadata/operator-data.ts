import { parseJson } from '../../api/wire/parse-json.ts';
import { isRecord } from '../../api/wire/is-record.ts';

/** Whether a value is a thing of schema.org, or a graph of things. */
const isThing = (value: unknown): boolean =>
  isRecord(value) &&
  (typeof value['@type'] === 'string' || Array.isArray(value['@type']) || '@graph' in value);

/**
 * The structured data that an operator wrote as JSON: an object, or a list of them. Texts that are none are left out
 * and reported by their index.
 */
export function readOperatorData(
  texts: readonly string[],
  report: (index: number) => void,
): readonly object[] {
  return texts.flatMap((text, index) => {
    if (text.trim() === '') return [];
    const parsed = parseJson(text);
    const things = Array.isArray(parsed) ? parsed : [parsed];
    if (things.length > 0 && things.every(isThing)) return things as object[];
    report(index);
    return [];
  });
}
