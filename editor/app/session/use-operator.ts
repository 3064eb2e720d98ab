import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EditorApi } from '../../api/editor-api.ts';
import type { ResponseOf } from '../../../src/api/wire/operations/client-types.ts';
import { OPERATOR_ROLES, type OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import { useServices } from '../services.tsx';

export type Operator = NonNullable<ResponseOf<'operator'>>;
/** A site of an operator, with the role there. */
export type OperatorSite = Operator['sites'][number];

const operatorQuery = (api: EditorApi) =>
  queryOptions({
    queryKey: ['operator'],
    queryFn: () => api.call('operator', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who is signed in: `null` for nobody, `undefined` while it is not known. */
export const useOperator = () => useQuery(operatorQuery(useServices().api));

/** A function that puts an operator, or nobody, in the place of who was signed in; what that one loaded is dropped. */
export function useSetOperator(): (operator: Operator | null) => void {
  const client = useQueryClient();
  return useCallback(
    (operator) => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'operator' });
      client.setQueryData(['operator'], operator);
    },
    [client],
  );
}

/** Whether a role includes the rights of another. */
export const hasRole = (role: OperatorRole, needed: OperatorRole): boolean =>
  OPERATOR_ROLES.indexOf(role) >= OPERATOR_ROLES.indexOf(needed);
