import { createRandom } from './random.ts';

/** A node of a page document, with texts as keys. */
export interface WorkloadNode {
  readonly id: string;
  readonly type: 'Row' | 'Column' | 'Paragraph' | 'Image' | 'Button' | 'InfoCard' | 'Accordion';
  readonly v: 1;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly WorkloadNode[]>>;
}

export interface Workload {
  readonly document: { readonly format: 1; readonly sections: readonly WorkloadNode[] };
  readonly nodes: number;
  readonly interactive: number;
}

export const LANGUAGE = 'en-GB';

/** Of 500 nodes 17 are interactive, each with two paragraphs of its own. */
const NODES_PER_ACCORDION = 500 / 17;
const SEED = 20;

const WORDS =
  'car rental pick up drop off airport coast road mountain family insurance fuel mileage price day week city island ferry weather summer luggage seat driver licence booking deposit extra desk shuttle map border tank morning'.split(
    ' ',
  );

/** The same page for the same number of nodes, always: rows of columns of texts, pictures, buttons, cards and accordions. */
export function createWorkload(count: number): Workload {
  const random = createRandom(SEED + count);
  const pick = (below: number) => Math.floor(random() * below);
  const texts: Record<string, string> = {};
  const wanted = Math.round(count / NODES_PER_ACCORDION);
  let nodes = 0;
  let interactive = 0;

  const text = (words: number): string => {
    const key = `t${Object.keys(texts).length}`;
    const sentence = Array.from({ length: words }, () => WORDS[pick(WORDS.length)]).join(' ');
    texts[key] = `${sentence[0]?.toUpperCase()}${sentence.slice(1)}`;
    return key;
  };
  const node = (
    type: WorkloadNode['type'],
    props: WorkloadNode['props'],
    slots: WorkloadNode['slots'] = {},
  ): WorkloadNode => {
    nodes += 1;
    return { id: `n${nodes}`, type, v: 1, props, slots };
  };
  const image = () => ({ src: `/media/bench/picture-${pick(12)}`, alt: text(3) });
  const link = () => ({ pageId: '', url: `/somewhere/${pick(40)}` });
  const paragraph = () => node('Paragraph', { text: text(8 + pick(16)), as: 'p' });
  const accordion = () => {
    interactive += 1;
    const items = ['one', 'two'].map((id) => ({ id, title: text(5) }));
    const slots = Object.fromEntries(items.map(({ id }) => [`item:${id}`, [paragraph()]]));
    return node('Accordion', { items, initial: 'allCollapsed' }, slots);
  };
  const block = (): WorkloadNode => {
    const isDue = interactive < wanted && nodes >= (interactive + 0.5) * NODES_PER_ACCORDION;
    if (isDue && nodes + 5 <= count) return accordion();
    const kind = random();
    if (kind < 0.25) return node('Paragraph', { text: text(3), as: 'h2' });
    if (kind < 0.6) return paragraph();
    if (kind < 0.74) return node('Image', { image: image(), ratio: '4/3' });
    if (kind < 0.86) return node('Button', { label: text(2), link: link() });
    return node('InfoCard', { image: image(), title: text(3), text: text(12), link: link() });
  };
  const column = () => {
    const content: WorkloadNode[] = [];
    // The column itself is counted when it is made, after what is in it.
    for (let blocks = 2 + pick(4); blocks > 0 && nodes + 2 < count; blocks -= 1) content.push(block());
    return node('Column', { md: 4 }, { content });
  };

  const sections: WorkloadNode[] = [];
  while (nodes < count) {
    const columns: WorkloadNode[] = [];
    while (columns.length < 3 && nodes + 1 < count) columns.push(column());
    sections.push(node('Row', {}, { columns }));
  }
  const document = { format: 1 as const, sections, translations: { [LANGUAGE]: texts } };
  return { document, nodes, interactive };
}
