import type { Finding } from '../../src/runtime/document/finding.ts';

const listed = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** What each rule of a document demands, in English for people at a command line and for programs. */
const WORDS: Readonly<Record<Finding['rule'], (params: Finding['params']) => string>> = {
  additionalProperties: () => 'is not known here',
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  enum: ({ allowedValues }) => `must be one of ${listed(allowedValues)}`,
  maximum: ({ limit }) => `must be at most ${listed(limit)}`,
  maxItems: ({ limit }) => `must have at most ${listed(limit)} entries`,
  maxLength: ({ limit }) => `must have at most ${listed(limit)} characters`,
  minimum: ({ limit }) => `must be at least ${listed(limit)}`,
  minItems: ({ limit }) => `must have at least ${listed(limit)} entries`,
  minLength: ({ limit }) => `must have at least ${listed(limit)} characters`,
  pattern: ({ pattern }) => `must be written like ${listed(pattern)}`,
  required: () => 'is missing',
  type: ({ type }) => `must be of the type ${listed(type)}`,
  'not-an-object': () => 'must be an object',
  'newer-format': () => 'is of a newer format than this program knows',
  'too-deep': () => 'nests components too deeply',
  'too-many-nodes': () => 'has too many components',
  'too-many-sections': () => 'has too many sections',
  'too-many-texts': () => 'has too many texts',
  'forbidden-key': () => 'has a key that is not allowed',
  cycle: () => 'contains itself',
  'no-such-slot': () => 'is in a slot that its parent does not have',
  'not-accepted': ({ accepts }) => `is in a slot that takes only ${listed(accepts)}`,
  'slot-full': ({ max }) => `is in a slot that takes at most ${listed(max)} components`,
  'not-in-shared': () => 'cannot stand in a shared section',
  'other-page': ({ types }) => `belongs only on pages of the type ${listed(types)}`,
  'page-full': ({ max }) => `may be on a page at most ${listed(max)} times`,
  'slot-short': ({ min }) => `needs at least ${listed(min)} components`,
  'page-lacks': ({ type, min }) => `needs at least ${listed(min)} of the component ${listed(type)}`,
  'unknown-component': ({ type }) => `is of the type ${listed(type)}, which is no component`,
  'newer-version': ({ version }) => `is newer than version ${listed(version)}, which this program has`,
  'id-taken': ({ id }) => `has the id ${listed(id)} of another component`,
  'not-json': () => 'is a text without JSON in it',
  'broken-reference': ({ kind, id }) => `names the ${listed(kind)} ${listed(id)}, which is not there`,
  'unknown-time-zone': ({ zone }) => `names ${listed(zone)}, which is no time zone`,
  'no-description': () => 'describes a picture that is a link, and is empty',
  'slug-taken': ({ by }) => `is the path of ${listed(by)} as well`,
};

/** A broken rule in words, to be read after where it is. */
export const findingText = ({ rule, params }: Pick<Finding, 'rule' | 'params'>): string =>
  WORDS[rule](params);
