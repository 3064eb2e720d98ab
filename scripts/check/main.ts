// Rules of the house that no linter knows. `--root` checks another folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSchemaFiles } from '../generate/schemas.ts';
import { findWrongCssValues } from './css-values.ts';
import { findEqualTexts } from './equal-texts.ts';
import { findFreeGlobals } from './free-globals.ts';
import { findWrongHydration } from './hydration.ts';
import { findRefusedWords } from './refused-words.ts';
import { findInteractivity } from './interactivity.ts';
import { findMarkupProblems } from './markup.ts';
import { findRealClocks } from './real-clock.ts';
import { sourceFiles } from './source-files.ts';
import { findReplacedNames } from './standard-names.ts';
import { findChangingStyles } from './static-styles.ts';
import { findWrongTexts } from './text-keys.ts';
import { findUnsortedTexts } from './text-order.ts';
import { findVariantWords } from './variant-words.ts';
import { findWireNames, wireOnlyNames } from './wire-names.ts';

const given = process.argv.indexOf('--root');
const root = (given > 0 ? process.argv[given + 1] : undefined) ?? join(import.meta.dirname, '../..');
const EDITOR_TOKENS = 'editor/ui/tokens.css';

const site = sourceFiles(root, ['src', 'server']);
const editor = sourceFiles(root, ['editor']);
const files = [...site, ...editor];
const others = sourceFiles(root, ['scripts', 'tests', '.storybook']);
const editorTokens = { path: EDITOR_TOKENS, text: readFileSync(join(root, EDITOR_TOKENS), 'utf8') };
const problems = [
  ...findWireNames(files, wireOnlyNames(root)),
  ...findReplacedNames([...files, ...others]),
  ...findMarkupProblems(files),
  ...findChangingStyles(files),
  ...findWrongCssValues(site),
  ...findWrongCssValues([...editor, editorTokens]),
  ...findInteractivity(files),
  ...findWrongHydration(loadSchemaFiles(root, 'components'), site),
  ...findFreeGlobals(site),
  ...findRealClocks(files),
  ...findWrongTexts(root, 'src/runtime/text/locales/en-US.json', site),
  ...findWrongTexts(root, 'editor/locales/en.json', editor),
  ...findEqualTexts(root),
  ...findUnsortedTexts(root),
  ...findRefusedWords(root),
  ...findVariantWords(root),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files keep the conventions`);
