import type { Plugin } from 'vite';

const STYLES_FILE = /\/src\/.*\.styles\.ts$/;
const STYLED = /^export const ([A-Z]\w*) = styled\b/gm;

/** Lets React know a styled component again whose styles were edited, so that what stands in it keeps its state. */
export const stylesRefresh = (): Plugin => ({
  name: 'styles-refresh',
  apply: 'serve',
  transform(code, id) {
    if (!STYLES_FILE.test(id)) return null;
    const names = [...code.matchAll(STYLED)].map(([, name]) => name);
    if (names.length === 0) return null;
    const lines = names.map((name) => `register(${name}, ${JSON.stringify(`${id} ${name}`)});`);
    // After the code, whose positions stay as they are.
    return { code: [code, `import { register } from '/@react-refresh';`, ...lines].join('\n'), map: null };
  },
});
