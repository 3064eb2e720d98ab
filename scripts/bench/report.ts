import type { EditorSamples } from './editor/run.ts';
import type { EditorGoal, Goal } from './goals.ts';
import { median, ratioOf, type Samples } from './statistics.ts';

const WIDTHS = [32, 14, 10, 18] as const;
const line = (columns: readonly string[]) =>
  columns.map((text, index) => (index === 0 ? text.padEnd(32) : text.padStart(WIDTHS[index] ?? 14))).join('');

/** Prints the samples of all systems as ratios to one of them, with the lowest and highest round. */
export function printTable(title: string, unit: string, samples: Samples, base: string): void {
  console.log(`\n${line([title, unit, `x ${base}`, 'rounds from, to'])}`);
  for (const [name, values] of Object.entries(samples)) {
    const ratio = ratioOf(samples, name, base);
    const range = `${ratio.low.toFixed(2)}, ${ratio.high.toFixed(2)}`;
    console.log(line([name, median(values).toPrecision(4), ratio.median.toFixed(2), range]));
  }
}

/** Prints how one goal was met. @returns 1 when it was missed */
function printGoal(isMet: boolean, what: string, measured: string, bound: string): number {
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${what}: ${measured}, goal ${bound}`);
  return isMet ? 0 : 1;
}

/** Prints how goals were met. @returns how many were missed */
export function printGoals(goals: readonly Goal[], samples: Samples): number {
  let missed = 0;
  for (const { what, of, to, limit, isFloor } of goals) {
    const ratio = ratioOf(samples, of, to).median;
    const isMet = isFloor ? ratio >= limit : ratio <= limit;
    missed += printGoal(isMet, what, ratio.toFixed(2), `${isFloor ? 'at least' : 'at most'} ${limit}`);
  }
  return missed;
}

/** Prints how goals in milliseconds were met by the samples of one system. @returns how many were missed */
export function printEditorGoals(goals: readonly EditorGoal[], samples: EditorSamples, name: string): number {
  let missed = 0;
  for (const { what, of, limit } of goals) {
    const ms = median(samples[of][name] ?? []);
    missed += printGoal(ms <= limit, what, `${ms.toFixed(1)} ms`, `at most ${limit}`);
  }
  return missed;
}
