import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  InvitedPerson,
  MailLanguage,
  PersonChange,
  PersonInvitation,
} from '../../../generated/api/types.ts';
import { toErrorCode } from '../../../src/api/wire/error-codes.ts';
import type { AccountLinks } from '../../access/account-links.ts';
import type { Database } from '../../db/engine/database.ts';
import { changePerson, listPeople, type PersonRefusal, removePerson } from '../../db/repositories/people.ts';
import type { CountedMail, MailLimits } from '../../http/mail-limits.ts';
import { toRetryAfter } from '../../http/rate-limits.ts';
import { isStorable, siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal, invalidRequest } from '../calls/call-refusal.ts';
import { authorOf } from '../calls/editing-calls.ts';

export interface PeopleRouteOptions {
  readonly database: Database;
  readonly links: AccountLinks;
  readonly mailLimits: MailLimits;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Counts a call that sends a mail. @throws CallRefusal for one too many */
export async function countMail(mailLimits: MailLimits, counted: CountedMail): Promise<void> {
  const wait = await mailLimits(counted);
  if (wait > 0) throw new CallRefusal('tooManyRequests', { retryAfter: toRetryAfter(wait) });
}

const personOf = (request: FastifyRequest) => ({
  siteId: siteOf(request).id,
  id: (request.params as { readonly id: string }).id,
});

function check(refusal: PersonRefusal | null): void {
  if (refusal !== null) throw new CallRefusal(toErrorCode(refusal));
}

/** The people of a site: who works on it, by which role, and who is invited. */
export function peopleRoutes(app: FastifyInstance, { database, links, mailLimits, now }: PeopleRouteOptions) {
  const doingOf = ({ principal }: FastifyRequest) => ({ by: authorOf(principal), now: now() });
  /** A line for whoever looks into who gave or took access. */
  const log = (request: FastifyRequest, event: string, details: object) =>
    request.log.info(
      { event, site: siteOf(request).id, by: authorOf(request.principal), ...details },
      'access changed',
    );

  addOperation(app, 'people', (request) => listPeople(database, siteOf(request).id));

  addOperation(app, 'invitePerson', async (request, reply): Promise<InvitedPerson> => {
    const { email, role, language } = request.body as PersonInvitation;
    const siteId = siteOf(request).id;
    if (!isStorable(email))
      throw invalidRequest('invalidRequest', { '/email': 'holds characters that cannot be stored' });
    await countMail(mailLimits, { site: siteId });
    const id = await links.invite({ siteId, email, role }, language, authorOf(request.principal));
    if (id === null) throw new CallRefusal('personExists');
    log(request, 'personInvited', { person: id, role });
    reply.code(201);
    return { id };
  });

  addOperation(app, 'resendInvitation', async (request, reply) => {
    const { language } = request.body as MailLanguage;
    const person = personOf(request);
    await countMail(mailLimits, { site: person.siteId, recipient: person.id });
    if (!(await links.inviteAgain(person, language))) throw new CallRefusal('personNotFound');
    return reply.code(204).send();
  });

  addOperation(app, 'changePerson', async (request, reply) => {
    const change = request.body as PersonChange;
    const person = personOf(request);
    check(await changePerson(database, person, change, doingOf(request)));
    log(request, 'personChanged', { person: person.id, ...change });
    return reply.code(204).send();
  });

  addOperation(app, 'removePerson', async (request, reply) => {
    const person = personOf(request);
    check(await removePerson(database, person, doingOf(request)));
    log(request, 'personRemoved', { person: person.id });
    return reply.code(204).send();
  });

  addOperation(app, 'sendPasswordReset', async (request, reply) => {
    const { language } = request.body as MailLanguage;
    const person = personOf(request);
    await countMail(mailLimits, { site: person.siteId, recipient: person.id });
    if (!(await links.sendReset(person, language, authorOf(request.principal))))
      throw new CallRefusal('personNotFound');
    log(request, 'passwordResetSent', { person: person.id });
    return reply.code(204).send();
  });
}
