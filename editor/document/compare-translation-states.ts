import { isRecord } from '../../src/api/wire/is-record.ts';
import type { Sentence } from './commands/command.ts';
import { isSameJson } from './same-json.ts';
import type { OpenDocument } from './page-document.ts';
import { statesOf } from './translation-commands.ts';

const partOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const isReviewed = (record: unknown) => partOf(record, 'state') === 'reviewed';

/**
 * How many translations were marked as reviewed, and of how many that was taken back, by language. Texts that changed
 * themselves are left out, and what is stored beside a state: both are named by the texts.
 */
export function reviewSentences(before: OpenDocument, after: OpenDocument): Sentence[] {
  const [earlier, later] = [statesOf(before), statesOf(after)];
  return [...new Set([...Object.keys(earlier), ...Object.keys(later)])].flatMap((language) => {
    const recordsOf = (states: unknown, key: string) => partOf(partOf(states, language), key);
    const textOf = ({ translations }: OpenDocument, key: string) =>
      partOf(partOf(translations, language), key);
    const keys = [earlier, later].flatMap((states) => {
      const records = partOf(states, language);
      return isRecord(records) ? Object.keys(records) : [];
    });
    const flipped = [...new Set(keys)].filter(
      (key) =>
        isReviewed(recordsOf(earlier, key)) !== isReviewed(recordsOf(later, key)) &&
        isSameJson(textOf(before, key), textOf(after, key)),
    );
    const reviewed = flipped.filter((key) => isReviewed(recordsOf(later, key))).length;
    return [
      { key: 'reviewedTexts', count: reviewed },
      { key: 'unreviewedTexts', count: flipped.length - reviewed },
    ].flatMap(({ key, count }) => (count > 0 ? [{ key, values: { count, language } }] : []));
  });
}
