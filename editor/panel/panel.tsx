import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../ui/on-demand/on-demand.tsx';
import { firstInput } from '../workspace/first-input.ts';
import { typeIn } from '../workspace/node-name.ts';
import { withSchemas } from '../workspace/schemas.ts';
import { whenIdle } from '../workspace/when-idle.ts';
import { useOfDocument, useSelection, useWorkspace, type Workspace } from '../workspace/workspace.ts';
import { HelpPane } from './help-pane.tsx';
import { PagePanel } from './page-panel.tsx';
import { WholePanel } from './panel.styles.ts';
import { useNoInput } from './use-no-input.ts';

const NodePanel = onDemand(() => withSchemas(import('./node-panel.tsx').then((module) => module.NodePanel)));

/** It knows the fields of settings, which pages do not need. */
const SharedPanel = onDemand<object>(() =>
  withSchemas(import('./shared-panel.tsx').then((module) => module.SharedPanel)),
);

const TemplatePanel = onDemand<object>(() =>
  withSchemas(import('./template-panel.tsx').then((module) => module.TemplatePanel)),
);

/** The settings of what is open by its kind, and the keys of the texts that say what they are. */
const DOCUMENTS = {
  page: { Settings: PagePanel, title: 'page.title', description: 'page.help' },
  pageTemplate: {
    Settings: TemplatePanel,
    title: 'uses.kinds.pageTemplate',
    description: 'templates.help',
  },
  sharedComponent: {
    Settings: SharedPanel,
    title: 'uses.kinds.sharedComponent',
    description: 'shared.help',
  },
} as const;

/** The settings of what is open, where nothing in it is selected. */
function DocumentPanel({ kind }: Pick<Workspace, 'kind'>) {
  const { t } = useTranslation();
  const { Settings, title, description } = DOCUMENTS[kind];
  return (
    <HelpPane whole={{ title: t(title), description: t(description) }}>
      <Settings />
    </HelpPane>
  );
}

/** The properties of one selection. */
const PanelOf = memo(function PanelOf({
  selection,
  hasRested,
}: {
  readonly selection: readonly string[];
  /** Whether there was an idle moment since the page was opened. */
  readonly hasRested: boolean;
}) {
  const { kind } = useWorkspace();
  const id = selection.at(-1);
  // Where it was deleted, what is selected now follows.
  const type = useOfDocument((document) =>
    document.nodes.has(id ?? '') ? typeIn(document, id ?? '') : null,
  );
  if (id === undefined) return hasRested && <DocumentPanel kind={kind} />;
  return type === null ? null : <NodePanel id={id} type={type} count={selection.length} />;
});

/**
 * The properties of the selected node, from the schema of its component; those of the page where none is selected. Those of
 * another node follow once the canvas and the outline show that it is selected: many fields take longer than a frame.
 * Until then the fields of the node before take no input, for they go with what was typed after. When a page is opened, its
 * canvas comes first.
 */
export function Panel() {
  useEffect(() => void firstInput().then(NodePanel.preload), []);
  const selected = useSelection();
  const selection = useDeferredValue(selected);
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => whenIdle(() => setHasRested(true)), []);
  const whole = useRef<HTMLDivElement>(null);
  const isBusy = selection.at(-1) !== selected.at(-1);
  useNoInput(whole, isBusy);
  return (
    <WholePanel ref={whole} aria-busy={isBusy || undefined}>
      <PanelOf selection={selection} hasRested={hasRested} />
    </WholePanel>
  );
}
