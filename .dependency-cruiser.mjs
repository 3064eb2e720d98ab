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
  'server/environment': ['src/api/wire', 'src/domain'],
  'server/db': ['server/environment', 'src/api/wire/operations', 'src/domain'],
  'server/content': [
    'generated',
    'server/db',
    'src/api',
    'src/domain',
    'src/runtime/checks',
    'src/runtime/document',
    'src/site/findings',
  ],
  'server/html': ['src/runtime/html'],
  'server/media': ['server/content', 'src/api/wire'],
  'server/access': ['server/db', 'src/api/wire/operations'],
  'server/http': ['server/access', 'server/db', 'server/environment', 'src/api/wire', 'src/domain'],
  'server/booking': [
    'generated',
    'server/access',
    'server/content',
    'server/db',
    'server/environment',
    'src/api/wire',
    'src/domain',
  ],
  'server/mail': ['server/booking', 'server/db', 'src/domain'],
  'server/api': [
    'generated',
    'server/access',
    'server/booking',
    'server/content',
    'server/db',
    'server/environment',
    'server/http',
    'server/media',
    'src/api',
    'src/domain',
  ],
  'server/in-process': [
    'generated',
    'server/access',
    'server/api',
    'server/content',
    'server/db',
    'server/http',
    'src/api',
    'src/domain',
  ],
  'server/pages': ['generated', 'server/api', 'server/content', 'server/http', 'server/media', 'src'],
  'server/demo': ['generated', 'server/content', 'server/db', 'server/http', 'server/pages', 'src'],
  'server/docs': ['generated', 'server/api', 'src'],
  'server/editor': ['server/http'],
  'server/site-folder': ['generated', 'server/content', 'server/db', 'server/http', 'src'],
  'server/new-site': [
    'generated',
    'server/content',
    'server/html',
    'server/media',
    'server/site-folder',
    'src',
  ],
  'server/seed': [
    'generated',
    'server/access',
    'server/content',
    'server/db',
    'server/demo',
    'server/site-folder',
    'src',
  ],
  'server/checks': ['generated', 'server/content', 'server/db', 'src'],
  // Plain TypeScript that no page of a visitor imports: programs change a page by the commands of the editor.
  'editor/document': [...documents, 'src'],
  'server/mcp': [
    'editor/document',
    'generated',
    'server/access',
    'server/api',
    'server/checks',
    'server/content',
    'server/db',
    'server/http',
    'src',
  ],
  'server/composition': [
    'server/access',
    'server/api',
    'server/booking',
    'server/content',
    'server/db',
    'server/demo',
    'server/docs',
    'server/editor',
    'server/environment',
    'server/html',
    'server/http',
    'server/in-process',
    'server/mail',
    'server/mcp',
    'server/pages',
    'src',
  ],
  'server/testing': ['generated', 'server', 'src'],
  editor: [...documents, 'src'],
};

// A folder names only folders above it, so that no circle can be written down.
Object.entries(mayImport).forEach(([folder, targets], index, entries) => {
  const below = entries.slice(index + 1).map(([other]) => other);
  const wrong = targets.find((target) => below.includes(target));
  if (wrong) throw new Error(`mayImport: ${folder} names ${wrong}, which does not stand above it`);
});

const inside = (folder) => `^${folder}/`;
/** Tests stand beside what they test and may set up more than it may import. */
const tests = '[.](test|stories)[.]tsx?$';

/** What pages of any site need of the rules: dates, money, countries, maps, posts, addresses. */
const generalRules =
  '^src/domain/(blog-post|calendar|countries|distance|map-points|memoize|money|shown-currency|system-routes)[.]ts$';

const layers = Object.entries(mayImport).map(([layer, targets]) => ({
  name: `${layer.replace('/', '-')}-imports-downwards`,
  severity: 'error',
  comment: `${layer} may import ${targets.join(', ') || 'nothing of ours'}.`,
  from: { path: inside(layer), pathNot: [tests, '/vite[.]config[.]ts$'] },
  to: {
    path: '^(schemas|generated|src|editor|server|tests|scripts)/',
    pathNot: [layer, ...targets].map(inside),
  },
}));

export default {
  forbidden: [
    ...layers,
    {
      name: 'server-folders-are-in-the-table',
      severity: 'error',
      comment: 'A folder of the server that is not in the table could import everything: add it there.',
      from: {
        path: '^server/[^/]+/',
        pathNot: [tests, ...Object.keys(mayImport).map(inside)],
      },
      to: { path: '.' },
    },
    {
      name: 'pages-know-no-booking',
      severity: 'error',
      comment:
        'src/runtime draws pages of any kind: what knows booking stands in src/booking or src/site. Only general rules are taken from src/domain; those are named here.',
      from: { path: '^src/runtime/', pathNot: tests },
      to: { path: '^src/(domain|booking)/', pathNot: generalRules },
    },
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
      // Also where the package is not installed: its path is then the name of the import.
      to: { path: '(^|node_modules/)(@craftjs|@dnd-kit)/' },
    },
    {
      name: 'programs-have-their-own-door',
      severity: 'error',
      comment: 'The protocol of programs is spoken in one folder of the server, and never in a browser.',
      from: { path: '^(src|editor|server)/', pathNot: '^server/mcp/' },
      to: { path: '(^|node_modules/)@modelcontextprotocol/' },
    },
    {
      name: 'craft-only-in-the-canvas',
      severity: 'error',
      comment: 'The document is the truth; Craft.js shows it, and can be replaced in one folder.',
      from: { path: '^editor/', pathNot: '^editor/canvas/' },
      to: { path: '(^|node_modules/)@craftjs/' },
    },
    {
      name: 'documents-are-edited-in-plain-typescript',
      severity: 'error',
      comment: 'Commands on a document are pure: they run without a browser, a page or a framework.',
      from: { path: '^editor/document/', pathNot: tests },
      to: { path: '(^|node_modules/)(react|react-[a-z-]+|styled-components|@dnd-kit)/' },
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
      to: { circular: true },
    },
    {
      name: 'imports-exist',
      severity: 'error',
      comment: 'An import must lead somewhere.',
      // Packages of their own, installed when they are used.
      from: { path: '^(src|server|editor|scripts)/', pathNot: '^scripts/(art|bench|lighthouse)/' },
      to: { couldNotResolve: true, pathNot: '[?]url$' },
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
