import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ComponentDefinition, LoadedRegistry } from '../../src/runtime/registry/definition.ts';
import { loadComponents } from '../../src/runtime/registry/definition.ts';
import { registry as allComponents } from '../../src/site/registry.ts';
import { renderDocument } from '../support/render-document.ts';
import { paragraph, textsOf } from '../support/fake-site.ts';

// No component has a second version yet: the manifest is told that paragraphs are at their third.
vi.mock('../../generated/components/rules.json', async (original) => {
  const { default: manifest } = await original<{ default: Record<string, object> }>();
  return { default: { ...manifest, Paragraph: { ...manifest.Paragraph, version: 3 } } };
});

let registry: LoadedRegistry;
beforeAll(async () => {
  const loaded = await loadComponents(allComponents);
  const migrations: ComponentDefinition['migrations'] = [
    { from: 1, reason: 'title became text', up: ({ title, ...rest }) => ({ ...rest, text: title }) },
    { from: 2, reason: 'level became as', up: ({ level, ...rest }) => ({ ...rest, as: `h${level}` }) },
  ];
  const definition = loaded.get('Paragraph') as ComponentDefinition;
  registry = new Map([...loaded, ['Paragraph', { ...definition, migrations }]]);
});

const section = (v: unknown, props: object) => ({ id: 'old', type: 'Paragraph', v, props });
const documentOf = (...sections: unknown[]) => ({ format: 1, sections, translations: textsOf('x', 'last') });
const last = { ...paragraph('last'), v: 3 };

describe('[REG-09] a section', () => {
  it.each<[why: string, node: object]>([
    ['of the first version', section(1, { title: 'x', level: 2 })],
    ['without a version, which is the first', section(undefined, { title: 'x', level: 2 })],
    ['of the second version', section(2, { text: 'x', level: 2 })],
    ['of this version', section(3, { text: 'x', as: 'h2' })],
  ])('%s is rendered as the newest', async (_why, node) => {
    const document = documentOf(node, last);
    const before = JSON.stringify(document);
    const { main, reports } = await renderDocument(document, registry);
    expect(main).toMatch(/^<h2 data-node="old"[^>]*>x<\/h2><p data-node="last"/);
    expect(reports).toEqual([]);
    expect(JSON.stringify(document)).toBe(before);
  });

  it('of a newer version is kept as it is and not rendered', async () => {
    const document = documentOf(section(4, { text: 'x', as: 'h2', future: true }), last);
    const before = JSON.stringify(document);
    const { main, reports } = await renderDocument(document, registry);
    expect(main).toBe((await renderDocument(documentOf(last), registry)).main);
    expect(reports).toMatchObject([{ details: { document: 'page:test', nodeId: 'old' } }]);
    expect(JSON.stringify(document)).toBe(before);
    const draft = await renderDocument(document, registry, true);
    expect(draft.main).toContain('data-render-error="newer-version">Paragraph</div>');
  });

  it('whose migration is missing or throws renders nothing, and the rest stays', async () => {
    const broken = (migrations: ComponentDefinition['migrations']): LoadedRegistry =>
      new Map([
        ...registry,
        ['Paragraph', { ...(registry.get('Paragraph') as ComponentDefinition), migrations }],
      ]);
    const throwing = {
      from: 1,
      reason: 'a broken step',
      up: () => {
        throw new TypeError('broken');
      },
    };
    for (const migrations of [[], [throwing]]) {
      const { main } = await renderDocument(documentOf(section(1, { title: 'x' }), last), broken(migrations));
      expect(main).toMatch(/^<p data-node="last"[^>]*>last<\/p>$/);
    }
  });
});
