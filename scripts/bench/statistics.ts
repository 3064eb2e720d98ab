/** The middle of some numbers. @throws RangeError when there are none */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  if (low === undefined || high === undefined) throw new RangeError('median of nothing');
  return (low + high) / 2;
}

/** A new order of a list. */
export function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((entry) => ({ entry, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ entry }) => entry);
}

/** Samples of each system, one a round. */
export type Samples = Readonly<Record<string, readonly number[]>>;

export interface Ratio {
  /** Median of the ratios of each round. */
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** How one system compares to another, round by round: what slows the machine slows both. */
export function ratioOf(samples: Samples, name: string, base: string): Ratio {
  const [ours, theirs] = [samples[name], samples[base]];
  if (!ours || !theirs) throw new RangeError(`no samples of ${ours ? base : name}`);
  const ratios = ours.map((value, round) => value / (theirs[round] as number));
  return { median: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
}

/** Takes a sample of every system in each round, in an order of its own. */
export async function interleave(
  names: readonly string[],
  rounds: number,
  sample: (name: string) => Promise<number>,
): Promise<Samples> {
  const samples: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of shuffled(names)) samples[name]?.push(await sample(name));
  return samples;
}
