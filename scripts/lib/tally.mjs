/** A stage failed, and the caller wants to stop at the first failure. */
class Stopped extends Error {}

/** Adds up what the stages found; a failed stage without tests counts as one failure. */
export function createTally({ bail = false } = {}) {
  let passed = 0;
  let failed = 0;
  return {
    /** @throws Stopped after the first failure, with the option to stop there */
    add(result) {
      passed += result.passed ?? (result.code === 0 ? 1 : 0);
      failed += result.failed ?? (result.code === 0 ? 0 : 1);
      if (bail && failed > 0) throw new Stopped();
    },
    /** The closing line, and the exit code that goes with it. */
    close() {
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
      return failed === 0 ? 0 : 1;
    },
  };
}

/**
 * Does work that adds its stages to a tally; `bail` ends it at the first that failed.
 * @returns the exit code
 */
export async function tallied(work, { bail = false } = {}) {
  const tally = createTally({ bail });
  try {
    await work(tally);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return tally.close();
}
