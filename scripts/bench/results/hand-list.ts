import { JSDOM } from 'jsdom';

/** A page of a list as somebody writes it with React alone: the source of a function, and the values of each entry. */
export interface HandList {
  /** Body of a function of `h` (createElement) and `values`. */
  readonly source: string;
  readonly values: readonly (readonly string[])[];
}

const ENTRY = '[data-offer]';

const texts = (nodes: readonly Node[]): readonly string[] => [
  ...new Set(nodes.map((node) => node.nodeValue ?? '')),
];

/** Children without comments, and with each text in one piece. */
function childrenOf(element: Element): ChildNode[] {
  element.normalize();
  return [...element.childNodes].filter(({ nodeType }) => nodeType !== 8);
}

const withoutComments = (root: Element): void => {
  const walker = root.ownerDocument.createTreeWalker(root, 128);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  root.normalize();
};

const styleOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((each) => {
        const [name = '', ...value] = each.split(':');
        const key = name.startsWith('--')
          ? name
          : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
        return [key, value.join(':')];
      }),
  );

/** Whether React writes an attribute without a value for `true`. */
const isFlag = (name: string, value: string) =>
  value === '' && !/^(?:data-|aria-|alt$|value$|class$)/.test(name);

/** Writes elements that stand at the same position of all entries as one; what differs is a value. */
function write(all: readonly Element[], columns: string[][]): string {
  const [element] = all as [Element];
  const valueOf = (values: readonly string[]): string => {
    if (values.every((value) => value === values[0])) return JSON.stringify(values[0]);
    columns.push([...values]);
    return `v[${columns.length - 1}]`;
  };
  const attributes = element.getAttributeNames().map((name) => {
    const values = all.map((each) => each.getAttribute(name) ?? '');
    const [value = ''] = values;
    if (name === 'style') return `style:${JSON.stringify(styleOf(value))}`;
    return `${JSON.stringify(name === 'class' ? 'className' : name)}:${isFlag(name, value) ? 'true' : valueOf(values)}`;
  });
  const children = childrenOf(element).map((child, position) => {
    const same = all.map((each) => childrenOf(each)[position] as ChildNode);
    return child.nodeType === 1
      ? write(same as unknown as Element[], columns)
      : texts(same).length === 1
        ? JSON.stringify(child.nodeValue)
        : valueOf(same.map(({ nodeValue }) => nodeValue ?? ''));
  });
  return `h(${[JSON.stringify(element.localName), `{${attributes.join(',')}}`, ...children].join(',')})`;
}

/** The hand-written page of rendered HTML, whose list entries are written once. */
export function handList(html: string): HandList {
  const { document } = new JSDOM(`<div id="root">${html}</div>`).window as { document: Document };
  const root = document.getElementById('root') as Element;
  withoutComments(root);
  const entries = [...root.querySelectorAll(ENTRY)];
  const [first] = entries;
  const list = first?.parentElement;
  if (!first || !list) throw new Error('the page has no list');
  const columns: string[][] = [];
  const card = write(entries, columns);
  for (const entry of entries.slice(1)) entry.remove();
  const marker = document.createElement('list-of-entries');
  first.replaceWith(marker);
  const page = write([root], []).replace('h("list-of-entries",{})', '...values.map((v)=>card(v))');
  return {
    source: `const card=(v)=>${card};return ${page};`,
    values: entries.map((_entry, row) => columns.map((column) => column[row] as string)),
  };
}
