/** Ends the process with one line where its Node is too old for the project. */
export function refuseOldNode(): void;
/** Name of the package that contains Node for a platform. */
export function nodePackage(platform: string, arch: string): string;
/** Whether a version of Node can run the project. */
export function isNewEnough(version: string): boolean;
/** Installs exactly the packages of a folder's package-lock.json, when they are not there. */
export function installPackages(
  folder: string,
  node: string,
  say: (line: string) => void,
  what?: string,
): void;
/** Path of a Node binary that can run the project: this one, or the one that scripts/node pins, brought into .cache. */
export function findNode(root: string, say: (line: string) => void): string;
