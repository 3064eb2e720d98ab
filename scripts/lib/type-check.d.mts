/** File in which the compiler keeps what it found out; a copy of the project takes it along. */
export const KNOWN_TYPES: string;
/** Arguments of Node for a check of all types in the working folder. */
export const TYPE_CHECK: readonly string[];
