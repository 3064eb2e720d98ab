import type { TFunction } from 'i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { PropertySchema } from '../workspace/schemas.ts';
import type { SchemaText } from '../workspace/use-schema-text.ts';
import { choiceNames } from './choice-name.ts';

/** A rule that a value breaks, with what it demands. */
export type Problem = Pick<CheckFinding, 'rule' | 'params'>;

/** More choices than these are looked for in the field. */
const MOST_CHOICES = 12;

/** What patterns of schemas allow, by what they contain, the one that says most first. */
const PATTERNS = [
  ['(paper|', 'themeColor'],
  ['[0-9a-fA-F]{6}', 'hexColor'],
  ['GTM-', 'tagManager'],
  ['^[A-Z]{3}$', 'currencyCode'],
  ['T([01]', 'moment'],
  ['(0[1-9]|1[0-2])', 'day'],
  ['[01][0-9]|2[0-3]', 'time'],
  ['mailto', 'address'],
  ['[^\\s]+$|^/media/', 'fileAddress'],
  ['+|https', 'fileAddress'],
  ['https', 'httpsAddress'],
  ['/media/', 'libraryPicture'],
  ['[^/', 'pathPart'],
  ['_+/-]', 'timeZone'],
  ['[A-Za-z][A-Za-z0-9]', 'answerName'],
  ['[A-Za-z][', 'anchorName'],
  ['[A-Za-z0-9 ,', 'fontNames'],
  ['[\\w -]', 'classNames'],
  ['[A-Za-z0-9', 'idAtProvider'],
  ['[a-z][a-z0-9-]*$', 'icon'],
  ['[a-z', 'smallLetters'],
  ['\\S', 'required'],
] as const;

const TYPES = ['number', 'integer', 'boolean', 'string', 'array'] as const;

const sentences = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function choicesOf(
  t: TFunction,
  text: SchemaText,
  schema: Partial<PropertySchema>,
  allowed: unknown,
): string {
  const names = schema.enum
    ? choiceNames(schema as PropertySchema).map((name) => text(name))
    : listed(allowed);
  if (names.length > MOST_CHOICES) return t('problems.enum');
  return t('problems.enumOf', { choices: names.map((name) => name || t('panel.usual')).join(', ') });
}

/** The least and the greatest number, as far as there are any. */
function rangeOf(t: TFunction, { minimum: least, maximum: most }: Partial<PropertySchema>): string {
  if (least !== undefined && most !== undefined) return t('problems.between', { least, most });
  if (least !== undefined) return t('problems.minimum', { limit: least });
  return most === undefined ? '' : t('problems.maximum', { limit: most });
}

/**
 * What is wrong with the value of a field, and what is allowed there.
 * @param schema in the language of the interface, without a description where that is shown anyway; `undefined` where it is
 * not known
 */
export function problemText(
  t: TFunction,
  text: SchemaText,
  schema: Partial<PropertySchema> | undefined,
  { rule, params }: Problem,
): string {
  const { description = '', title = '' } = schema ?? {};
  // The unit of a number stands in what it is for.
  const explained = description === '' ? undefined : text(description);
  const { limit } = params;
  switch (rule) {
    case 'enum':
      return choicesOf(t, text, schema ?? {}, params.allowedValues);
    case 'minimum':
    case 'maximum':
      return sentences(rangeOf(t, { [rule]: limit, ...schema } as Partial<PropertySchema>), explained);
    case 'type': {
      const type = TYPES.find((one) => listed(schema?.type ?? params.type).includes(one));
      const isNumber = type === 'number' || type === 'integer';
      return type === undefined
        ? t('problems.other')
        : sentences(t(`problems.types.${type}`), ...(isNumber ? [rangeOf(t, schema ?? {}), explained] : []));
    }
    case 'pattern': {
      const written = PATTERNS.find(([part]) => String(params.pattern).includes(part))?.[1];
      if (written === 'required') return t('problems.required');
      return written === undefined
        ? sentences(t('problems.pattern'), explained)
        : t(`problems.written.${written}`);
    }
    case 'minLength':
      return limit === 1 ? t('problems.required') : t('problems.minLength', { limit });
    case 'maxLength':
    case 'maxItems':
    case 'minItems':
      return t(`problems.${rule}`, { limit });
    default:
      return t([`problems.${rule}`, 'problems.other'], { name: text(title), ...params });
  }
}

const OF_VALUES: ReadonlySet<string> = new Set<CheckFinding['rule']>([
  'additionalProperties',
  'const',
  'enum',
  'maximum',
  'maxItems',
  'maxLength',
  'minimum',
  'minItems',
  'minLength',
  'pattern',
  'required',
  'type',
]);

/** Whether a rule is one of a schema, about the value of a field. */
export const isAboutValue = (rule: CheckFinding['rule']): boolean => OF_VALUES.has(rule);
