import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../src/api/api-error.ts';
import type { BodyOf, ResponseOf } from '../../../src/api/wire/operations/client-types.ts';
import { isInterfaceLanguage } from '../../i18n.ts';
import { useServices } from '../services.tsx';

export type Person = ResponseOf<'people'>[number];
export type Invitation = Omit<BodyOf<'invitePerson'>, 'language'>;

/** What can be done to a person of a site. */
export type PersonAction =
  | { readonly does: 'resend' | 'reset' | 'remove' | 'deactivate' | 'activate' }
  | { readonly does: 'change-role'; readonly role: Person['role'] };

/** The language of the mails: that of the interface. */
export function useMailLanguage() {
  const { i18n } = useTranslation();
  return isInterfaceLanguage(i18n.language) ? i18n.language : 'en';
}

/** The people of a site, with what an administrator can do. */
export function usePeople(site: string) {
  const { api } = useServices();
  const client = useQueryClient();
  const language = useMailLanguage();
  const queryKey = ['people', site];
  // What was refused may have been done by somebody else meanwhile.
  const onSettled = () => client.invalidateQueries({ queryKey });
  return {
    people: useQuery({ queryKey, queryFn: () => api.call('people', { site }) }),
    invite: useMutation({
      mutationFn: (invitation: Invitation) =>
        api.call('invitePerson', { site, body: { ...invitation, language } }),
      onSettled,
    }),
    act: useMutation({
      mutationFn: async ({ id, action }: { readonly id: string; readonly action: PersonAction }) => {
        const call = { site, path: { id } };
        switch (action.does) {
          case 'resend':
            return api.call('resendInvitation', { ...call, body: { language } });
          case 'reset':
            return api.call('sendPasswordReset', { ...call, body: { language } });
          case 'remove':
            return api.call('removePerson', call);
          case 'change-role':
            return api.call('changePerson', { ...call, body: { role: action.role } });
          default:
            return api.call('changePerson', { ...call, body: { isActive: action.does === 'activate' } });
        }
      },
      onSettled,
    }),
  };
}

/** Which text says why something was not done. */
export function failureKey(error: unknown): string {
  if (hasErrorCode(error, 'personExists')) return 'people.exists';
  if (hasErrorCode(error, 'invalidRequest')) return 'people.noAddress';
  if (hasErrorCode(error, 'tooManyRequests')) return 'people.tooMany';
  if (hasErrorCode(error, 'personNotFound')) return 'people.gone';
  if (hasErrorCode(error, 'lastAdministrator') || hasErrorCode(error, 'ownAccount')) return 'people.own';
  return 'people.failed';
}
