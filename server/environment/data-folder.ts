import { accessSync, constants, mkdirSync } from 'node:fs';

/**
 * Makes DATA_DIR where there is none, for its owner alone.
 * @throws Error with one line of what to do, also where it may not be written to
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(
      `DATA_DIR ${folder} cannot be used (${(error as Error).message}): set it to a folder that this process may write`,
      { cause: error },
    );
  }
}
