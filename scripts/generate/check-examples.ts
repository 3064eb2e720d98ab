import { Ajv2020 } from 'ajv/dist/2020.js';
import { ICONS } from '../../src/ui/icon/icon-set.ts';
import { refusal } from './refusals.ts';
import { rulesOnly } from './rules-only.ts';
import type { ComponentSchema, Schema } from './schemas.ts';
import { textsIn } from './texts-in.ts';

/** What is wrong with the name of an icon. */
export const iconProblems = (name: string): string[] =>
  ICONS.has(name) ? [] : [`there is no icon "${name}" in src/ui/icon/icon-set.ts`];

/** What is wrong with the examples of a component: properties and values that its schema does not have, and names. */
export function exampleProblems(component: ComponentSchema): string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  const validate = ajv.compile(rulesOnly(component) as Schema);
  const seen = new Set<string>();
  return component.examples.flatMap(({ name, props }) => {
    const at = `example "${name}"`;
    const isTwice = seen.has(name);
    seen.add(name);
    validate(props);
    return [
      ...(isTwice ? [`${at} has the name of another: give each its own`] : []),
      ...(validate.errors ?? []).map((error) => {
        const { instancePath, params } = error;
        const unknown = (params as { additionalProperty?: string }).additionalProperty;
        return unknown === undefined
          ? `${at}${instancePath} ${refusal(error)}`
          : `${at}${instancePath}/${unknown} is no property: write it as under "properties"`;
      }),
      ...[...textsIn(component, props, (part) => part['x-control'] === 'icon')].flatMap(([path, icon]) =>
        icon === '' ? [] : iconProblems(icon).map((problem) => `${at}${path}: ${problem}`),
      ),
    ];
  });
}
