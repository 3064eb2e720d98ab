import { branchesQuery } from '../../api/queries/site.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

interface Props {
  readonly points: readonly unknown[];
}

/** The offices, where the map has no points of its own. */
export const queries = ({ points }: Props, { api, language }: DataContext) => ({
  branches: points.length === 0 ? branchesQuery(api, language) : undefined,
});
