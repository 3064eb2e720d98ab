import { list, nothing, object, type Operation, refused } from './operation.ts';
import * as parameters from './parameters.ts';

/** The group of the operations of the editor. */
export const group = 'Editing';
const NO_PERSON = { 404: refused('The site has no such person (`personNotFound`).') } as const;
const PERSON_KEPT = refused(
  'It is the own account (`ownAccount`), or the last active administrator (`lastAdministrator`).',
);

/** Operations about who works on a site, and the links in mails by which people get access. */
export const PEOPLE_OPERATIONS = {
  forgotPassword: {
    method: 'POST',
    path: '/api/operators/forgotten-password',
    isOfNoSite: true,
    access: 'public',
    group,
    summary: 'Ask for a link to set a new password',
    description: 'The response is the same whether or not there is an account of the address.',
    body: 'api/forgotten-password',
    isLimited: true,
    responses: { 204: nothing('An account of this address gets a mail with a link that lasts 30 minutes.') },
  },
  accountLink: {
    method: 'POST',
    path: '/api/operators/links/read',
    isOfNoSite: true,
    access: 'public',
    group,
    summary: 'What a link in a mail is for',
    body: 'api/account-link-token',
    isLimited: true,
    responses: {
      200: object('api/account-link', 'What it is for.'),
      404: refused('The link was used, has ended, or there is none (`linkEnded`).'),
    },
  },
  useAccountLink: {
    method: 'POST',
    path: '/api/operators/links/use',
    isOfNoSite: true,
    access: 'public',
    group,
    summary: 'Accept an invitation, or set a new password',
    description:
      'A link is used once. An account without a password needs one, and a name. A new password ends all sessions and tokens of the operator.',
    body: 'api/account-link-use',
    isLimited: true,
    responses: {
      204: nothing('It is done.'),
      404: refused('The link was used, has ended, or there is none (`linkEnded`).'),
      422: refused('The new password is easy to guess (`passwordRefused`); `reason` says why.'),
    },
  },

  people: {
    method: 'GET',
    path: '/api/people',
    access: 'operator:administrator',
    group,
    summary: 'The people of the site',
    responses: { 200: list('api/person', 'By name; those who are invited last.') },
  },
  invitePerson: {
    method: 'POST',
    path: '/api/people',
    access: 'operator:administrator',
    group,
    summary: 'Invite a person by e-mail',
    description: 'The mail has a link that lasts 7 days and is used once.',
    body: 'api/person-invitation',
    isLimited: true,
    responses: {
      201: object('api/invited-person', 'The invited person.'),
      409: refused('Somebody with this address works on the site or is invited (`personExists`).'),
    },
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/people/{id}/invitation',
    access: 'operator:administrator',
    group,
    summary: 'Send an invitation again',
    description: 'Links of earlier mails open nothing any more.',
    parameters: [parameters.personId],
    body: 'api/mail-language',
    isLimited: true,
    responses: { 204: nothing('A new mail is sent.'), ...NO_PERSON },
  },
  changePerson: {
    method: 'POST',
    path: '/api/people/{id}',
    access: 'operator:administrator',
    group,
    summary: 'Change the role of a person, or deactivate the person',
    description:
      'Sessions of the person, and tokens for the site, end. Of who is invited, the role alone can change.',
    parameters: [parameters.personId],
    body: 'api/person-change',
    responses: { 204: nothing('It is done.'), ...NO_PERSON, 409: PERSON_KEPT },
  },
  removePerson: {
    method: 'POST',
    path: '/api/people/{id}/remove',
    access: 'operator:administrator',
    group,
    summary: 'Remove a person from the site, or withdraw the invitation',
    parameters: [parameters.personId],
    responses: { 204: nothing('The person has no access any more.'), ...NO_PERSON, 409: PERSON_KEPT },
  },
  sendPasswordReset: {
    method: 'POST',
    path: '/api/people/{id}/password-reset',
    access: 'operator:administrator',
    group,
    summary: 'Send a person a link to set a new password',
    description: 'The link lasts 30 minutes and is used once. The password holds until then.',
    parameters: [parameters.personId],
    body: 'api/mail-language',
    isLimited: true,
    responses: { 204: nothing('The mail is sent.'), ...NO_PERSON },
  },
} as const satisfies Readonly<Record<string, Operation>>;
