/** Labels of the reference. It is for developers and in English, as the schemas that it shows. */
export const LABELS = {
  parameters: 'Parameters',
  body: 'Body',
  responses: 'Responses',
  example: 'Example',
  schemas: 'Schemas',
  required: 'required',
  listOf: 'list of',
  anything: 'anything',
  contents: 'Contents',
  document: 'openapi.json',
} as const;
