import { LRUCache } from 'lru-cache';
import { RE2JS } from 're2js';

/** Compiled patterns of the operators' forms: at most 500, the least recently used are evicted first. */
const compiled = new LRUCache<string, RE2JS | 'unreadable'>({ max: 500 });

function compile(pattern: string): RE2JS | 'unreadable' {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return 'unreadable';
  }
}

/**
 * Whether the whole of an answer matches a pattern of an operator, by an engine whose time grows with the length of the
 * answer alone. A pattern that the engine cannot read refuses nothing.
 */
export function matchesPattern(pattern: string, answer: string): boolean {
  const known = compiled.get(pattern) ?? compile(pattern);
  compiled.set(pattern, known);
  return known === 'unreadable' || known.matches(answer);
}
