import type { ArgTypes } from '@storybook/react-vite';
import editorTexts from '../../editor/locales/de.json' with { type: 'json' };
import german from '../../editor/locales/schemas/de.json' with { type: 'json' };

const TEXTS: Readonly<Record<string, string>> = german;

/** Names of groups of properties, as the editor has them. */
const GROUPS: Readonly<Record<string, unknown>> = editorTexts.panel;

/** What a control says of its property: its title in bold, then its description. */
const DESCRIPTION = /^\*\*(.+)\.\*\* (.*)$/s;

const inGerman = (description: string): string => {
  const [, title = '', text = ''] = DESCRIPTION.exec(description) ?? [];
  return title === '' ? description : `**${TEXTS[title] ?? title}.** ${TEXTS[text] ?? text}`;
};

/** Controls with the German texts that the editor has for the same properties. */
const germanControls = (argTypes: ArgTypes): ArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description = '', table } = argType;
      const category = table?.category;
      return [
        name,
        {
          ...argType,
          description: inGerman(description),
          ...(category === undefined
            ? {}
            : { table: { ...table, category: String(GROUPS[category] ?? category) } }),
        },
      ];
    }),
  );

/** Controls of a story by the language of their texts: as the schema has them, and in German. */
export type ControlsByLanguage = Readonly<Record<'en' | 'de', ArgTypes>>;

/**
 * The controls of a story in both languages.
 * @param known what was known of them before
 * @param shown what Storybook has for them now: what is known in one of the languages, or that of a schema that was edited
 */
export function controlsByLanguage(
  known: ControlsByLanguage | undefined,
  shown: ArgTypes,
): ControlsByLanguage {
  const text = JSON.stringify(shown);
  const isKnown = known && [known.en, known.de].some((one) => JSON.stringify(one) === text);
  return isKnown ? known : { en: shown, de: germanControls(shown) };
}
