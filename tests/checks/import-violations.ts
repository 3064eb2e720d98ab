/** Imports that a rule forbids: what is wrong, the rule, the file, and the line that is put into it. */
export const IMPORT_VIOLATIONS = [
  ['a rule that imports React', 'rules-are-plain-typescript', 'src/domain/money.ts', "import 'react';"],
  [
    'a component that imports its sibling',
    'components-do-not-import-siblings',
    'src/components/divider/divider.tsx',
    "import '../button/button.tsx';",
  ],
  [
    'a route that imports React',
    'react-only-where-pages-are-rendered',
    'server/http/health.ts',
    "import 'react';",
  ],
  [
    'a visitor component that imports the editor library',
    'editor-libraries-stay-in-the-editor',
    'src/ui/icon/icon.tsx',
    "import '@craftjs/core';",
  ],
  [
    'a screen that imports wire types',
    'wire-types-stay-at-the-door',
    'src/booking/checkout/checkout.tsx',
    "import type {} from '../../../generated/api/types.ts';",
  ],
  [
    'an import of a server folder above',
    'server-http-imports-downwards',
    'server/http/drain.ts',
    "import '../api/add-operation.ts';",
  ],
  [
    'a visitor component that imports the editor',
    'src-ui-imports-downwards',
    'src/ui/price/price.tsx',
    "import '../../../editor/i18n.ts';",
  ],
  ['Craft.js outside the canvas', 'craft-only-in-the-canvas', 'editor/i18n.ts', "import '@craftjs/core';"],
  [
    'an editor that imports the server',
    'editor-imports-downwards',
    'editor/main.tsx',
    "import '../server/http/health.ts';",
  ],
  [
    'an import that goes up',
    'src-runtime-imports-downwards',
    'src/runtime/text/format.ts',
    "import '../../site/routes.ts';",
  ],
  [
    'a module that imports one that imports it',
    'no-cycles',
    'server/http/request.ts',
    "import './send-error.ts';",
  ],
  [
    'a folder of the server that the table does not have',
    'server-folders-are-in-the-table',
    'server/unheard-of/module.ts',
    "import '../main.ts';",
  ],
  [
    'the protocol of programs beside its folder',
    'programs-have-their-own-door',
    'server/http/is-secure.ts',
    "import '@modelcontextprotocol/sdk';",
  ],
  [
    'a command on a document that imports React',
    'documents-are-edited-in-plain-typescript',
    'editor/document/new-ids.ts',
    "import 'react';",
  ],
  ['an import of nothing', 'imports-exist', 'src/domain/extras.ts', "import './no-such-module.ts';"],
] as const;
