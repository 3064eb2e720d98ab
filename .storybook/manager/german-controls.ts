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
export const germanControls = (argTypes: ArgTypes): ArgTypes =>
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
