// The command of the type check, here and in copies of the project.

/** File in which the compiler keeps what it found out; a copy of the project takes it along. */
export const KNOWN_TYPES = '.cache/types.tsbuildinfo';

/** Arguments of Node for a check of all types in the working folder. */
export const TYPE_CHECK = [
  'node_modules/typescript/bin/tsc',
  '--noEmit',
  '-p',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  KNOWN_TYPES,
  // A copy has node_modules as a link: by its own name it is the same place in both.
  '--preserveSymlinks',
];
