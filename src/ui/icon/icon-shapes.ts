/** Shapes of an icon on a 24 px grid: element names with their attributes. */
export type IconShapes = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];
