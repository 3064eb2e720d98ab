import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { themeVariables } from '../../src/runtime/theme/theme-css.ts';
import { findWrongCssValues } from './css-values.ts';

const styles = (css: string, folder = 'src/components/price-tag') => ({
  path: `${folder}/price-tag.styles.ts`,
  text: `import styled from 'styled-components';\nexport const Tag = styled.p\`\n${css}\n\`;\n`,
});

it('names a variable that themes and the editor set, where a colour is written out', () => {
  const [problem = ''] = findWrongCssValues([styles('color: #ff00aa;')]);
  expect(problem).toMatch(
    /^src\/components\/price-tag\/price-tag\.styles\.ts:3: a colour is written out \(color: #ff00aa;\); take a variable, such as var\(--[\w-]+\)$/,
  );
  const variable = /var\((--[\w-]+)\)/.exec(problem)?.[1] ?? '';
  const site = toSiteConfiguration({ theme: {} }, () => undefined);
  expect(Object.keys(site ? themeVariables(site.theme) : {})).toContain(variable);
  expect(readFileSync(join(import.meta.dirname, '../../editor/ui/tokens.css'), 'utf8')).toContain(
    `${variable}:`,
  );
});
