import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import type { Database } from '../engine/database.ts';
import { inSystem, type Transaction } from '../in-site.ts';
import type { ActivityEvent } from '../tables/activity.ts';
import {
  accessTokenTable,
  accountLinkTable,
  operatorSessionTable,
  operatorSiteTable,
  operatorTable,
  type PersonState,
} from '../tables/operators.ts';
import { type Doing, noteActivity } from './activity.ts';
import { isEmail } from './operators.ts';

const o = operatorTable;
const s = operatorSiteTable;

/** Somebody who works on a site, or is invited to. Times are epoch milliseconds. */
export interface Person {
  readonly id: string;
  /** '' until an invitation is accepted. */
  readonly name: string;
  readonly email: string;
  readonly role: OperatorRole;
  readonly state: PersonState;
  readonly lastSignedInAt: number | null;
  readonly invitationEndsAt: number | null;
}

/** A person on a site. */
export interface PersonOnSite {
  readonly siteId: string;
  readonly id: string;
}

/** The administrator who changes the access of somebody, and when. */
type ByPerson = Doing & { readonly by: string };

/** What a change leaves a person with. */
export interface PersonChange {
  readonly role?: OperatorRole;
  readonly isActive?: boolean;
}

/** Why the access of a person is not changed. */
export type PersonRefusal = 'not-allowed' | 'person-not-found' | 'own-account' | 'last-administrator';

const isOn = ({ siteId, id }: PersonOnSite) => and(eq(s.siteId, siteId), eq(s.operatorId, id));

/** The people of a site. Of who has not accepted an invitation, only the address is told. */
export const listPeople = (database: Database, siteId: string): Promise<Person[]> =>
  inSystem(database, async (tx) => {
    const l = accountLinkTable;
    const invitations = tx
      .select({ operatorId: l.operatorId, endsAt: max(l.expiresAt).as('ends_at') })
      .from(l)
      .where(and(eq(l.siteId, siteId), eq(l.purpose, 'invitation')))
      .groupBy(l.operatorId)
      .as('invitation');
    const rows = await tx
      .select({
        id: o.id,
        name: o.name,
        email: o.email,
        role: s.role,
        state: s.state,
        lastSignedInAt: o.lastSignedInAt,
        endsAt: invitations.endsAt,
      })
      .from(s)
      .innerJoin(o, eq(o.id, s.operatorId))
      .leftJoin(invitations, eq(invitations.operatorId, s.operatorId))
      .where(eq(s.siteId, siteId))
      .orderBy(sql`${s.state} = 'invited'`, sql`lower(${o.name})`, sql`lower(${o.email})`);
    return rows.map(({ endsAt, lastSignedInAt, ...row }) => {
      const isInvited = row.state === 'invited';
      return {
        ...row,
        name: isInvited ? '' : row.name,
        lastSignedInAt: isInvited ? null : (lastSignedInAt?.getTime() ?? null),
        invitationEndsAt: isInvited ? (endsAt?.getTime() ?? null) : null,
      };
    });
  });

/** How far somebody belongs to a site; `null` for nobody of it. */
export async function personState(tx: Transaction, person: PersonOnSite): Promise<PersonState | null> {
  const [row] = await tx.select({ state: s.state }).from(s).where(isOn(person)).for('update');
  return row?.state ?? null;
}

/** Puts somebody on a site as invited, by address. @returns the id of the account; `null` for who is on it already */
export async function addInvited(
  tx: Transaction,
  { siteId, email, role }: { siteId: string; email: string; role: OperatorRole },
): Promise<string | null> {
  await tx.insert(o).values({ email, name: '' }).onConflictDoNothing();
  const [account] = await tx.select({ id: o.id }).from(o).where(isEmail(email));
  if (!account) throw new Error('addInvited: the account was neither found nor inserted');
  const added = await tx
    .insert(s)
    .values({ operatorId: account.id, siteId, role, state: 'invited' })
    .onConflictDoNothing()
    .returning({ id: s.operatorId });
  return added[0]?.id ?? null;
}

/** Gives an account that has a password access to a site. @returns false where no account has the address and a password */
export async function addActive(
  tx: Transaction,
  { siteId, email, role }: { siteId: string; email: string; role: OperatorRole },
): Promise<boolean> {
  const [account] = await tx
    .select({ id: o.id })
    .from(o)
    .where(and(isEmail(email), isNotNull(o.passwordHash)));
  if (!account) return false;
  const row = { operatorId: account.id, siteId, role, state: 'active' } as const;
  await tx
    .insert(s)
    .values(row)
    .onConflictDoUpdate({ target: [s.operatorId, s.siteId], set: row });
  return true;
}

/** Why an administrator may not change the access of a person; `null` when it may be changed. */
async function refusalOf(
  tx: Transaction,
  { siteId, id }: PersonOnSite,
  by: string,
): Promise<PersonRefusal | null> {
  // All of the site, always in the same order: two administrators who remove each other wait for each other.
  const people = await tx
    .select({ id: s.operatorId, role: s.role, state: s.state })
    .from(s)
    .where(eq(s.siteId, siteId))
    .orderBy(s.operatorId)
    .for('update');
  const administrators = people.filter(({ role, state }) => role === 'administrator' && state === 'active');
  // Who was removed meanwhile removes nobody any more.
  if (!administrators.some((person) => person.id === by)) return 'not-allowed';
  if (!people.some((person) => person.id === id)) return 'person-not-found';
  // Nobody changes the own access, so that the last administrator of a site always stays.
  if (id !== by) return null;
  return administrators.length === 1 ? 'last-administrator' : 'own-account';
}

/** The name of an account, or its address until it has one. */
async function subjectOf(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx.select({ name: o.name, email: o.email }).from(o).where(eq(o.id, id));
  return row?.name || row?.email || '';
}

/** Notes what is done to the access of a person, before the account may be deleted. */
export const notePerson = async (
  tx: Transaction,
  { siteId, id }: PersonOnSite,
  doing: Doing,
  event: ActivityEvent,
  role?: OperatorRole,
): Promise<unknown> =>
  noteActivity(tx, siteId, doing, event, {
    subject: await subjectOf(tx, id),
    ...(role === undefined ? {} : { role }),
  });

/** Sessions of a person, which are of all sites, and the tokens for this one end. */
async function endAccess(tx: Transaction, { siteId, id }: PersonOnSite): Promise<void> {
  const { operatorId } = accessTokenTable;
  await tx.delete(operatorSessionTable).where(eq(operatorSessionTable.operatorId, id));
  await tx.delete(accessTokenTable).where(and(eq(operatorId, id), eq(accessTokenTable.siteId, siteId)));
}

/** Changes role or access of a person. @returns why it was not changed; `null` when it was */
export const changePerson = (
  database: Database,
  person: PersonOnSite,
  { role, isActive }: PersonChange,
  { by, now }: ByPerson,
): Promise<PersonRefusal | null> =>
  inSystem(database, async (tx) => {
    const refusal = await refusalOf(tx, person, by);
    if (refusal) return refusal;
    const state: PersonState = isActive === false ? 'deactivated' : 'active';
    const isInvited = (await personState(tx, person)) === 'invited';
    if (role !== undefined) await notePerson(tx, person, { by, now }, 'roleChanged', role);
    if (isActive !== undefined && !isInvited)
      await notePerson(tx, person, { by, now }, isActive ? 'personActivated' : 'personDeactivated');
    await tx
      .update(s)
      .set({
        siteId: person.siteId,
        ...(role === undefined ? {} : { role }),
        // An invitation is accepted or withdrawn, and nothing else.
        ...(isActive === undefined || isInvited ? {} : { state }),
      })
      .where(isOn(person));
    await endAccess(tx, person);
    return null;
  });

/** Removes a person from a site, or withdraws the invitation. @returns why it was not done; `null` when it was */
export const removePerson = (
  database: Database,
  person: PersonOnSite,
  { by, now }: ByPerson,
): Promise<PersonRefusal | null> =>
  inSystem(database, async (tx) => {
    const refusal = await refusalOf(tx, person, by);
    if (refusal) return refusal;
    await notePerson(tx, person, { by, now }, 'personRemoved');
    const l = accountLinkTable;
    await endAccess(tx, person);
    await tx.delete(l).where(and(eq(l.operatorId, person.id), eq(l.siteId, person.siteId)));
    await tx.delete(s).where(isOn(person));
    // An account that nobody ever used is not kept.
    await tx.execute(sql`
      delete from operator where id = ${person.id} and password_hash is null
        and not exists (select from operator_site where operator_id = ${person.id})`);
    return null;
  });
