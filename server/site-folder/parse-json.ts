/** A parsed text, or why it is not JSON. */
export type Parsed =
  | { readonly value: unknown; readonly problem: null }
  | { readonly value: undefined; readonly problem: string };

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Where a message of the parser says that a text is wrong, in the words of an editor of texts. */
function locationOf(message: string, text: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const lines = text.slice(0, Number(position)).split('\n');
  return ` in line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}

/** Reads the JSON in a file. */
export function parseFile(content: Buffer): Parsed {
  let text: string;
  try {
    text = decoder.decode(content);
  } catch {
    return { value: undefined, problem: 'is no text in UTF-8' };
  }
  try {
    return { value: JSON.parse(text) as unknown, problem: null };
  } catch (error) {
    return { value: undefined, problem: `is no JSON${locationOf((error as Error).message, text)}` };
  }
}
