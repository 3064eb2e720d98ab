/** Imports that a rule forbids: what is wrong, the file, and the line that is put into it. */
export const IMPORT_VIOLATIONS = [
  ['a rule that imports React', 'src/domain/money.ts', "import 'react';"],
  [
    'a component that imports its sibling',
    'src/components/divider/divider.tsx',
    "import '../button/button.tsx';",
  ],
  ['a route that imports React', 'server/http/health.ts', "import 'react';"],
  ['a visitor component that imports the editor library', 'src/ui/icon/icon.tsx', "import '@craftjs/core';"],
  [
    'a screen that imports wire types',
    'src/booking/checkout/checkout.tsx',
    "import type {} from '../../../generated/api/types.ts';",
  ],
  ['an import of a server folder above', 'server/http/drain.ts', "import '../api/add-operation.ts';"],
  [
    'a visitor component that imports the editor',
    'src/ui/price/price.tsx',
    "import '../../../editor/i18n.ts';",
  ],
  ['Craft.js outside the canvas', 'editor/i18n.ts', "import '@craftjs/core';"],
  ['an editor that imports the server', 'editor/main.tsx', "import '../server/http/health.ts';"],
  ['an import that goes up', 'src/runtime/text/format.ts', "import '../../site/routes.ts';"],
] as const;
