import manifests from '../../generated/components/manifest.json' with { type: 'json' };
import { inputOf } from './input-schemas.ts';
import { type Tool, tool, ToolRefusal } from './tool.ts';

/** What a schema of a component says of it, for people. */
interface Described {
  readonly title: string;
  readonly description: string;
  readonly version: number;
  readonly category: string;
  readonly slots: object;
  readonly page: object | null;
  readonly required: readonly string[];
  readonly properties: object;
}

const COMPONENTS = new Map(Object.entries(manifests as unknown as Readonly<Record<string, Described>>));

export const COMPONENT_TOOLS: readonly Tool[] = [
  tool({
    name: 'list_components',
    description: 'The components that pages are composed of, with the slots of each.',
    operation: 'documents',
    isReading: true,
    input: inputOf({}),
    run: () => ({
      components: [...COMPONENTS].map(([type, { title, description, category, slots, page }]) => ({
        type,
        title,
        description,
        category,
        slots,
        onPages: page,
      })),
    }),
  }),
  tool<{ type: string }>({
    name: 'component_schema',
    description:
      'The JSON Schema of the properties of a component. Properties with x-localized hold keys of texts, which setText sets.',
    operation: 'documents',
    isReading: true,
    input: inputOf({ type: { type: 'string', maxLength: 80, description: 'Type of the component.' } }),
    run: (_context, { type }) => {
      const component = COMPONENTS.get(type);
      if (!component)
        throw new ToolRefusal(`there is no component ${type}: list_components has those that there are`);
      const { title, description, version, slots, page, required, properties } = component;
      const schema = { type: 'object', additionalProperties: false, required, properties };
      return { type, title, description, version, slots, onPages: page, schema };
    },
  }),
];
