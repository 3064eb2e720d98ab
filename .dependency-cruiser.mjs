import swc from '@swc/core';

// dependency-cruiser never tells its parser that a file is TSX, which then gives up on markup.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

// Who may import whom. The table is the rule; the rules are computed from it.
const documents = ['generated/components', 'generated/page', 'generated/forms'];
const upToRuntime = [...documents, 'src/domain', 'src/api', 'src/runtime'];

/** Folder -> the folders it may import besides itself. */
const mayImport = {
  generated: [],
  'src/domain': documents,
  'src/api': ['generated', 'src/domain'],
  'src/runtime': upToRuntime,
  'src/ui': ['src/domain', 'src/runtime'],
  'src/components': [...upToRuntime, 'src/ui'],
  'src/booking': [...upToRuntime, 'src/ui', 'src/components'],
  'src/site': [...documents, 'src'],
  server: ['generated', 'src/domain', 'src/api/wire'],
  'server/pages': ['generated', 'src', 'server'],
  'server/in-process': ['generated', 'src/domain', 'src/api', 'server'],
  'server/demo': ['generated', 'src', 'server'],
  'server/docs': ['generated', 'src', 'server'],
  'server/composition': ['generated', 'src', 'server'],
};

const inside = (folder) => `^${folder}/`;
const nestedIn = (layer) => Object.keys(mayImport).filter((other) => other.startsWith(`${layer}/`));
/** Tests stand beside what they test and may set up more than it may import. */
const tests = '[.](test|stories)[.]tsx?$';

const layers = Object.entries(mayImport).map(([layer, targets]) => ({
  name: `${layer.replace('/', '-')}-imports-downwards`,
  severity: 'error',
  comment: `${layer} may import ${targets.join(', ') || 'nothing of ours'}.`,
  from: { path: inside(layer), pathNot: [...nestedIn(layer).map(inside), tests] },
  to: {
    path: '^(schemas|generated|src|editor|server|tests|scripts)/',
    pathNot: [layer, ...targets].map(inside),
  },
}));

export default {
  forbidden: [
    ...layers,
    {
      name: 'wire-types-stay-at-the-door',
      severity: 'error',
      comment: 'Only the translation and the server know how the product API spells things.',
      from: { path: '^src/', pathNot: ['^src/api/', tests] },
      to: { path: '^generated/api/' },
    },
    {
      name: 'rules-are-plain-typescript',
      severity: 'error',
      comment:
        'Rules and translations run in the browser, on the server and in a bare test; dayjs alone reads date patterns.',
      from: { path: '^src/(domain|api/wire)/', pathNot: tests },
      to: { pathNot: ['^(src|generated)/', 'node_modules/dayjs/'] },
    },
    {
      name: 'editor-libraries-stay-in-the-editor',
      severity: 'error',
      comment: 'A visitor must not download the editor.',
      from: { path: '^(src|server)/' },
      to: { path: 'node_modules/(@craftjs|@dnd-kit)/' },
    },
    {
      name: 'react-only-where-pages-are-rendered',
      severity: 'error',
      comment: 'Routes translate and repositories store; only pages, demo and docs render HTML.',
      from: { path: '^server/', pathNot: ['^server/(pages|demo|docs|composition)/', tests] },
      to: { path: 'node_modules/react(-dom)?/' },
    },
    {
      name: 'components-do-not-import-siblings',
      severity: 'error',
      comment: 'What two components share belongs in src/ui.',
      from: { path: '^src/components/([^/]+)/', pathNot: tests },
      to: { path: '^src/components/', pathNot: '^src/components/$1/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle is one module in several files.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'imports-exist',
      severity: 'error',
      comment: 'An import must lead somewhere.',
      from: { path: '^(src|server|scripts)/' },
      to: { couldNotResolve: true, pathNot: ['[?]url$', '^bench:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
