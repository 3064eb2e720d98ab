import { isRecord } from './is-record.ts';
import { toId } from './to-id.ts';

/** A state or city, by its name in its country. */
export interface NamedArea {
  readonly id: string;
  readonly name: string;
}

/** Reads a list of the geodata service; entries without id or name are left out. @throws TypeError when it is no list */
export function toNamedAreas(body: unknown): NamedArea[] {
  if (!Array.isArray(body)) throw new TypeError('the geodata response is not a list');
  return body.filter(isRecord).flatMap(({ id, name }) => {
    const area = { id: toId(id), name: typeof name === 'string' ? name.trim() : '' };
    return area.id === '' || area.name === '' ? [] : [area];
  });
}

/** The id of a country in the list of countries; `null` when it is not in it. @throws TypeError when it is no list */
export function findCountryId(body: unknown, isoCode: string): string | null {
  if (!Array.isArray(body)) throw new TypeError('the geodata response is not a list');
  const found = body.filter(isRecord).find((country) => country.isoCode === isoCode);
  return found ? toId(found.id) : null;
}
