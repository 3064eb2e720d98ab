/** A component's names: as documents carry it, as files and folders have it, and as people say it. */
export interface ComponentNames {
  readonly name: string;
  readonly kebab: string;
  readonly title: string;
}

const NAME = /^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/;

/** The names of a component. @throws RangeError with what to type when it cannot be one */
export function componentNames(name: string): ComponentNames {
  if (!NAME.test(name))
    throw new RangeError(
      `${name ? `"${name}" is not a component name` : 'A component needs a name'}: ` +
        'npm run new:component PriceTag (words that begin with a capital, without digits and dashes)',
    );
  const kebab = name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
  const words = kebab.replaceAll('-', ' ');
  return { name, kebab, title: words.charAt(0).toUpperCase() + words.slice(1) };
}

const schemaOf = ({ name, title }: ComponentNames) => ({
  $schema: '../meta/component.schema.json',
  $id: `https://forecourt.dev/schemas/components/${name}`,
  title,
  description: 'One sentence for operators: what it is for.',
  'x-version': 1,
  'x-category': 'content',
  'x-icon': 'star',
  type: 'object',
  additionalProperties: false,
  properties: {
    text: {
      $ref: 'formats.schema.json#/$defs/textKey',
      title: 'Text',
      description: 'The text; without it nothing is rendered.',
      default: '',
      'x-group': 'content',
      'x-control': 'text',
      'x-localized': true,
    },
    tone: {
      enum: ['plain', 'strong'],
      title: 'Tone',
      description: 'How much it stands out.',
      default: 'plain',
      'x-group': 'style',
      'x-control': 'choice',
    },
  },
  examples: [
    { name: 'usual', title: 'Usual', props: { text: 't' }, texts: { t: 'Every price includes all taxes.' } },
    {
      name: 'strong',
      title: 'Strong',
      props: { text: 't', tone: 'strong' },
      texts: { t: 'Free cancellation until the day before you start.' },
    },
    { name: 'empty', title: 'Empty', props: {} },
  ],
});

const renderer = ({
  name,
  kebab,
}: ComponentNames) => `import type { ComponentProps } from '../../runtime/registry/definition.ts';
import * as S from './${kebab}.styles.ts';

export function ${name}({ root, text, tone }: ComponentProps<'${name}'>) {
  // Without anything to show a renderer returns null: an editor then shows a placeholder that can be selected.
  if (!text) return null;
  return (
    <S.${name} {...root} data-tone-of-voice={tone}>
      {text}
    </S.${name}>
  );
}
`;

const styles = ({ name }: ComponentNames) => `import styled from 'styled-components';

export const ${name} = styled.p\`
  max-width: 68ch;
  &[data-tone-of-voice='strong'] { font-weight: 650; }
\`;
`;

const index = ({
  name,
  kebab,
}: ComponentNames) => `import { defineComponent } from '../../runtime/registry/definition.ts';
import { ${name} } from './${kebab}.tsx';

export default defineComponent('${name}', { render: ${name} });
`;

const test = ({ name }: ComponentNames) => `// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

describe('${name}', () => {
  it.each([
    ['usual', 'plain'],
    ['strong', 'strong'],
  ])('shows its text in its tone: %s', async (example, tone) => {
    const element = (await showExample('${name}', example)).firstElementChild as HTMLElement;
    expect(element.textContent).not.toBe('');
    expect(element.dataset.toneOfVoice).toBe(tone);
  });

  it('renders nothing without a text', async () => {
    expect((await showExample('${name}', 'empty')).innerHTML).toBe('');
  });
});
`;

/** The files of a new component by path: a schema whose examples are its stories, and a folder. */
export function componentFiles(names: ComponentNames): ReadonlyMap<string, string> {
  const { name, kebab } = names;
  const folder = `src/components/${kebab}`;
  return new Map([
    [`schemas/components/${name}.schema.json`, `${JSON.stringify(schemaOf(names), null, 2)}\n`],
    [`${folder}/${kebab}.tsx`, renderer(names)],
    [`${folder}/${kebab}.styles.ts`, styles(names)],
    [`${folder}/${kebab}.test.tsx`, test(names)],
    [`${folder}/index.ts`, index(names)],
  ]);
}

const LINE = /^ {2}(\w+): \(\) => import\('[^']+'\),$/;

/** The registry's text with a line for the component, in the order of names. @throws Error when it has one */
export function withRegistryLine(registry: string, { name, kebab }: ComponentNames): string {
  const lines = registry.split('\n');
  const entries = lines.flatMap((line, position) => {
    const entry = LINE.exec(line)?.[1];
    return entry ? [{ entry, position }] : [];
  });
  const last = entries.at(-1);
  if (!last) throw new Error('src/site/registry.ts has no list of components');
  if (entries.some(({ entry }) => entry === name)) throw new Error(`${name} is registered already`);
  const before = entries.find(({ entry }) => entry > name)?.position ?? last.position + 1;
  const line = `  ${name}: () => import('../components/${kebab}/index.ts'),`;
  return lines.toSpliced(before, 0, line).join('\n');
}
