/** What a page of the benchmark leaves for the one who measures. */
export interface Marks {
  /** Milliseconds from the start of hydration until everything is interactive. */
  readonly all: number;
  /** The same for the first island; `null` where there is no such thing. */
  readonly first: number | null;
  readonly errors: readonly string[];
}

declare global {
  interface Window {
    benchMarks?: Marks;
  }
}

const SETTLE_MS = 100;

/** Waits until the served page has been painted, so that hydration is timed alone. */
export async function settled(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

/** The element that holds the page's content, and the JSON that is sent with it. */
export const content = () => document.getElementById('root') as HTMLElement;
export const sentData = () => JSON.parse(document.getElementById('data')?.textContent ?? 'null');
