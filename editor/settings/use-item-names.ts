import { isRecord } from '../../src/api/wire/is-record.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { siteTexts } from '../canvas/open-site.ts';
import type { Fields } from '../panel/fields.ts';
import { useCode } from '../ui/on-demand/use-code.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

async function fieldNames(language: LanguageTag): Promise<Fields['nameOfItem']> {
  const [t, { labelOf }] = await Promise.all([
    siteTexts(language, () => undefined),
    import('../../src/ui/form-fields/shown-field.ts'),
  ]);
  return ([list, ...below], item) => {
    if (list !== 'fields' || below.length !== 1 || !isRecord(item)) return '';
    const label = isRecord(item.label) ? (item.label as Readonly<Record<string, string>>) : {};
    const field = { label, fieldTypeId: textOf(item.fieldTypeId), name: textOf(item.name) };
    return labelOf(field, { t, language });
  };
}

/** A function that names the items of settings: fields of forms as visitors read them. `undefined` until it is loaded. */
export const useItemNames = (kind: SettingsKind, language: LanguageTag): Fields['nameOfItem'] =>
  useCode(`item-names/${language}`, () => fieldNames(language), kind === 'form');
