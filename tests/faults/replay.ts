/** A span of hours, its end excluded. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** How many spans hold an hour. */
const inUse = (hour: number, spans: readonly Hours[]): number =>
  spans.filter(({ from, to }) => from <= hour && hour < to).length;

/**
 * Which of the spans, in this order, can be accepted while at most `cars` are in use at any hour. Use only rises
 * where a span begins, so that those hours are all there is to look at.
 */
export function acceptedByReplay(spans: readonly Hours[], cars: number): readonly boolean[] {
  const taken: Hours[] = [];
  return spans.map((wanted) => {
    const all = [...taken, wanted];
    const fits = all.every(({ from }) => inUse(from, all) <= cars);
    if (fits) taken.push(wanted);
    return fits;
  });
}

/** The same without exchanging cars: each span stays with the first car that was free for it. */
export function acceptedWithoutExchange(spans: readonly Hours[], cars: number): readonly boolean[] {
  const taken: Hours[][] = Array.from({ length: cars }, () => []);
  return spans.map((wanted) => {
    const car = taken.find((held) => held.every(({ from, to }) => to <= wanted.from || from >= wanted.to));
    car?.push(wanted);
    return car !== undefined;
  });
}
