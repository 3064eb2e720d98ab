import { parseArgs } from 'node:util';

/** What `npm run check` is told by its arguments. @throws Error for an option that it does not have */
export function checkOptions(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { watch: { type: 'boolean' }, bail: { type: 'boolean' } },
  });
  return { components: positionals, bail: values.bail ?? false, isWatching: values.watch ?? false };
}
