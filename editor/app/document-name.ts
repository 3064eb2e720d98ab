/** What operators call a document in lists: the name that it has, else its id. @param language whose name is taken first */
export const documentName = (
  { id, title }: { readonly id: string; readonly title: Readonly<Record<string, string>> },
  language?: string,
): string => (language !== undefined && title[language]) || Object.values(title).find(Boolean) || id;

/** The name that operators gave a stored document; '' without one. */
export const nameOfBody = ({ name }: Readonly<Record<string, unknown>>): string =>
  typeof name === 'string' ? name.trim() : '';
