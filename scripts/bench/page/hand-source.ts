import type { PreparedTree } from '../../../src/runtime/document/prepare.ts';
import { rootAttributes } from '../../../src/runtime/render/root-attributes.ts';

const attribute = ([name, value]: [string, unknown]) =>
  typeof value === 'string' && !/["&<>{}\n]/.test(value)
    ? ` ${name}="${value}"`
    : ` ${name}={${JSON.stringify(value)}}`;

function element(node: PreparedTree): string {
  const slots = Object.entries(node.slots).map(
    ([name, children]) => `${JSON.stringify(name)}: <>${children.map(element).join('')}</>`,
  );
  const props = Object.entries(node.props).map(attribute).join('');
  const root = JSON.stringify(rootAttributes(node.id, node.props));
  return `<${node.type}${props} root={${root}} slots={{${slots.join(', ')}}} {...around} />\n`;
}

/** Source of a module in which someone has written the page by hand, in JSX and with final props. */
export const handSource = (sections: readonly PreparedTree[], systems: string): string =>
  [
    `import { Accordion, Button, Column, Image, InfoCard, Paragraph, Row } from '${systems}/renderers.ts';`,
    `import { around } from '${systems}/surroundings.ts';`,
    `export function HandPage() { return (<>${sections.map(element).join('')}</>); }`,
    '',
  ].join('\n');
