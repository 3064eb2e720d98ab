import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '../../../src/api/wire/operations/client-types.ts';
import { useServices } from '../services.tsx';

export type Token = ResponseOf<'accessTokens'>[number];
export type TokenRequest = BodyOf<'createAccessToken'>;

/** The own tokens for programs on a site, with what can be done to them. */
export function useTokens(site: string) {
  const { api } = useServices();
  const client = useQueryClient();
  const queryKey = ['access-tokens', site];
  const onSuccess = () => client.invalidateQueries({ queryKey });
  return {
    tokens: useQuery({ queryKey, queryFn: () => api.call('accessTokens', { site }) }),
    create: useMutation({
      mutationFn: (body: TokenRequest) => api.call('createAccessToken', { site, body }),
      onSuccess,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => api.call('revokeAccessToken', { site, path: { id } }),
      onSuccess,
    }),
  };
}
