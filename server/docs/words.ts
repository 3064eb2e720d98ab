/** Words around the reference. It is for developers and in English, as the schemas that it is drawn from. */
export const WORDS = {
  calls: 'Calls',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Answers',
  example: 'Example',
  schemas: 'Schemas',
  required: 'required',
  listOf: 'list of',
  anything: 'anything',
  contents: 'Contents',
  document: 'openapi.json',
} as const;
