import { screenOnDemand } from '../../ui/on-demand/screen-on-demand.tsx';

/** Where a page, a shared section or a page template is edited. */
export const PageWorkspace = screenOnDemand(
  () => import('../../workspace/page-workspace.tsx').then((module) => module.PageWorkspace),
  { isFirst: true },
);
