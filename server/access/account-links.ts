import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OperatorRole } from '../../src/api/wire/operations/operation.ts';
import type { Database } from '../db/engine/database.ts';
import { inSystem, type Transaction } from '../db/in-site.ts';
import {
  acceptInvitation,
  findLink,
  nameOperator,
  readLink,
  removeLink,
  type StoredLink,
  storeLink,
} from '../db/repositories/account-links.ts';
import type { Doing } from '../db/repositories/activity.ts';
import { replacePassword } from '../db/repositories/operators.ts';
import {
  addActive,
  addInvited,
  notePerson,
  type PersonOnSite,
  personState,
} from '../db/repositories/people.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long links last, by what they are for. */
const LIFETIMES_MS = { invitation: 7 * DAY_MS, reset: 30 * MINUTE_MS } as const;
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

const sign = (id: string, secret: string) =>
  createHmac('sha256', secret).update(`account link ${id}`).digest('base64url');

/** What the address in a mail carries: the id of a link, and a signature without which it opens nothing. */
export const signLink = (id: string, secret: string): string => `${id}.${sign(id, secret)}`;

/** The id of a signed link; `null` for anything else. */
export function readSignedLink(token: string, secret: string): string | null {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (!id || !signature) return null;
  return timingSafeEqual(Buffer.from(sign(id, secret)), Buffer.from(signature)) ? id : null;
}

/** Somebody who is invited to a site. */
interface Invited {
  readonly siteId: string;
  readonly email: string;
  readonly role: OperatorRole;
}

/** Invites somebody in a transaction: access, link, and the message of its mail. @returns the id of the account; `null` for who is on the site already */
async function storeInvitation(
  tx: Transaction,
  person: Invited,
  language: string,
  { by, now }: Doing,
): Promise<string | null> {
  const operatorId = await addInvited(tx, person);
  if (operatorId === null) return null;
  const expiresAt = now + LIFETIMES_MS.invitation;
  const { siteId, role } = person;
  await storeLink(tx, { operatorId }, { purpose: 'invitation', language, expiresAt, now, siteId });
  await notePerson(tx, { siteId, id: operatorId }, { by, now }, 'personInvited', role);
  return operatorId;
}

/**
 * Gives a site somebody who can invite others: an account that exists gets the role at once, another address an
 * invitation, in the next mails that a server sends. `now` is epoch milliseconds. @returns whether it is an invitation
 */
export const addAdministrator = (
  database: Database,
  { siteId, email }: Omit<Invited, 'role'>,
  now: number,
): Promise<boolean> =>
  inSystem(database, async (tx) => {
    const role = 'administrator';
    if (await addActive(tx, { siteId, email, role })) return false;
    await storeInvitation(tx, { siteId, email, role }, 'en', { by: null, now });
    return true;
  });

/** What a link sets. */
export interface LinkUse {
  readonly name: string | null;
  /** The hash of a new password; `null` keeps that of the account. */
  readonly passwordHash: string | null;
}

/** Links in mails by which people accept invitations and set passwords. */
export interface AccountLinks {
  /** Invites somebody to a site; `by` is the id of the operator who does. @returns the id of the account; `null` for who is on the site already */
  invite(person: Invited, language: string, by: string): Promise<string | null>;
  /** Sends an invitation again. @returns false when nobody of the id is invited */
  inviteAgain(person: PersonOnSite, language: string): Promise<boolean>;
  /** Sends a link for a new password. @returns false when nobody of the id is active on the site */
  sendReset(person: PersonOnSite, language: string, by: string): Promise<boolean>;
  /** Sends a link for a new password to the account of an address, where there is one. */
  forgot(email: string, language: string): Promise<void>;
  /** An open link; `null` for one that was used, has ended, or is none. */
  read(token: string): Promise<StoredLink | null>;
  /** Uses a link. @returns false when it was used or has ended meanwhile */
  use(link: StoredLink, use: LinkUse): Promise<boolean>;
}

export interface AccountLinkOptions {
  readonly database: Database;
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Called after a mail was put into the outbox. */
  readonly onMail: () => void;
}

export function createAccountLinks({ database, secret, now, onMail }: AccountLinkOptions): AccountLinks {
  const linkOf = (purpose: keyof typeof LIFETIMES_MS, language: string) => ({
    purpose,
    language,
    expiresAt: now() + LIFETIMES_MS[purpose],
    now: now(),
  });
  const sendTo =
    (purpose: keyof typeof LIFETIMES_MS, needed: 'invited' | 'active') =>
    async (person: PersonOnSite, language: string, by?: string) => {
      const isSent = await inSystem(database, async (tx) => {
        if ((await personState(tx, person)) !== needed) return false;
        const link = { ...linkOf(purpose, language), siteId: person.siteId };
        await storeLink(tx, { operatorId: person.id }, link);
        if (by !== undefined && purpose === 'reset')
          await notePerson(tx, person, { by, now: now() }, 'passwordResetSent');
        return true;
      });
      if (isSent) onMail();
      return isSent;
    };
  return {
    async invite(person, language, by) {
      const id = await inSystem(database, (tx) => storeInvitation(tx, person, language, { by, now: now() }));
      if (id !== null) onMail();
      return id;
    },
    inviteAgain: sendTo('invitation', 'invited'),
    sendReset: sendTo('reset', 'active'),
    async forgot(email, language) {
      await inSystem(database, (tx) => storeLink(tx, { email }, linkOf('reset', language)));
      onMail();
    },
    async read(token) {
      const id = readSignedLink(token, secret);
      return id === null ? null : readLink(database, id, now());
    },
    use: ({ id }, { name, passwordHash }) =>
      inSystem(database, async (tx) => {
        const link = await findLink(tx, id, now());
        if (!link || (passwordHash === null && !link.hasPassword)) return false;
        const { operatorId, purpose } = link;
        await removeLink(tx, id);
        if (purpose === 'invitation') await acceptInvitation(tx, link);
        if (name !== null && !link.hasPassword) await nameOperator(tx, operatorId, name);
        const accepting = { by: operatorId, now: now() };
        if (purpose === 'invitation')
          await notePerson(tx, { siteId: link.siteId, id: operatorId }, accepting, 'invitationAccepted');
        if (passwordHash !== null)
          await replacePassword(tx, { id: operatorId, passwordHash, exceptSession: null });
        return true;
      }),
  };
}
