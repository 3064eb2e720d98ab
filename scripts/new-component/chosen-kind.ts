import { parseArgs } from 'node:util';
import type { Kind } from './component-files.ts';

const KINDS = ['island', 'slots', 'data'] as const satisfies readonly Kind[];

/**
 * The name of a component and what it begins as. npm takes options before `--` for its own settings and hands them on
 * in the environment alone.
 * @throws Error with what to type
 */
export function chosenKind(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { readonly name: string; readonly kind: Kind } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries(KINDS.map((kind) => [kind, { type: 'boolean' as const }])),
  });
  const [name = ''] = positionals;
  const taken = KINDS.find((kind) => environment[`npm_config_${kind}`]);
  if (taken) {
    const value = environment[`npm_config_${taken}`];
    const given = name || (value === 'true' ? 'PriceTag' : value);
    throw new Error(
      `npm took --${taken} for an option of its own: npm run new:component ${given} -- --${taken}`,
    );
  }
  const chosen = KINDS.filter((kind) => values[kind]);
  if (chosen.length > 1) throw new Error(`one of --${KINDS.join(', --')}, or none`);
  return { name, kind: chosen[0] ?? 'plain' };
}
