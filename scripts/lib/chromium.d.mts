/**
 * Path of Chromium: CHROMIUM_PATH, Debian's, Playwright's download, else installed by apt-get as root. `say` gets the message
 * of an installation. @throws Error when there is none
 */
export function ensureChromium(say: (progress: string) => void): Promise<string>;
