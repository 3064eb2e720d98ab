/**
 * A process that is started anew whenever what it runs has changed; the old one ends first.
 * @param spawn starts the process with the given arguments
 * @param firstArgs passed to the first start only: saving a file must not reset the data again
 */
export function createRestartingProcess(spawn, firstArgs) {
  let args = firstArgs;
  let running = null;
  let isEnding = false;
  const start = () => {
    isEnding = false;
    const started = spawn(args);
    running = started;
    args = [];
    // By itself, by a signal or by a restart; its exit code says nothing of signals.
    started.once('close', () => {
      if (running === started) running = null;
    });
  };
  return {
    restart() {
      if (isEnding) return;
      if (!running) return start();
      isEnding = true;
      running.once('close', start);
      running.kill('SIGTERM');
    },
    /** Passes a signal on, and calls back when the process has ended. */
    stop(signal, onEnd) {
      if (!running) return onEnd();
      running.once('close', onEnd);
      running.kill(signal);
    },
  };
}
