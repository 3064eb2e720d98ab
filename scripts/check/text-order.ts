import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byText } from '../new-component/schema-texts.ts';

const FOLDER = 'editor/locales/schemas';

/** Texts of schemas that do not stand in their order: `npm run new:component` would move them. */
export const findUnsortedTexts = (root: string): string[] =>
  readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const texts = Object.keys(JSON.parse(readFileSync(join(root, FOLDER, name), 'utf8')) as object);
      return texts.flatMap((text, at) => {
        const before = texts[at - 1];
        return before !== undefined && byText(before, text) > 0
          ? [`${FOLDER}/${name}: ${JSON.stringify(text)} belongs before ${JSON.stringify(before)}`]
          : [];
      });
    });
