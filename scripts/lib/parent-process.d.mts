export function whenParentEnds(onEnd: () => void): void;
