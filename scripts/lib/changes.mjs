// What changed since a stage passed last, by content.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { path, root } from './task.mjs';

const fileOf = (name) => path('.cache/checks', `${name}.json`);

function hashes(patterns) {
  const exclude = (name) => /(^|\/)(node_modules|dist|\.cache)(\/|$)/.test(name);
  const files = globSync(patterns, { cwd: root, exclude }).filter((file) => statSync(path(file)).isFile());
  return Object.fromEntries(
    files.map((file) => [
      file.replaceAll('\\', '/'),
      createHash('sha1')
        .update(readFileSync(path(file)))
        .digest('hex'),
    ]),
  );
}

function passedBefore(name) {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Files that differ from when the stage of this name passed last.
 * @returns their paths, `null` where it never passed, and a function that notes that it passes with them
 */
export function changesSince(name, patterns) {
  const now = hashes(patterns);
  const before = passedBefore(name);
  const paths = [...new Set([...Object.keys(now), ...Object.keys(before ?? {})])];
  return {
    changed: before && paths.filter((file) => now[file] !== before[file]),
    passed() {
      mkdirSync(path('.cache/checks'), { recursive: true });
      writeFileSync(fileOf(name), JSON.stringify(now));
    },
  };
}
