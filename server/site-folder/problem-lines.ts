import type { FolderProblem } from './site-folder.ts';

/** What is wrong with a folder as lines of text: the files in their order, and in each the paths. */
export function problemLines(folder: string, problems: readonly FolderProblem[]): string[] {
  const files = [...new Set(problems.map(({ file }) => file))];
  const problemsIn = (wanted: string) =>
    problems
      .filter(({ file }) => file === wanted)
      .map(({ path, message }) => `    ${path === '' ? '' : `${path} `}${message}`);
  return [
    `${folder} has ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}; nothing was imported`,
    ...files.flatMap((file) => [`  ${file}`, ...problemsIn(file)]),
  ];
}
