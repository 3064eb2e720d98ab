/** Installs the packages when package-lock.json has changed since they were installed last. */
export function installPackages(root: string, node: string, say: (line: string) => void): void;
