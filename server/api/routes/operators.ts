import type { FastifyInstance } from 'fastify';
import type { DemoAccounts, Operator, PasswordChange, SignIn } from '../../../generated/api/types.ts';
import { passwordWeakness } from '../../access/password-strength.ts';
import { hashPassword, isPassword } from '../../access/passwords.ts';
import { hashOf, LONGEST_SESSION_MS, type Sessions } from '../../access/sessions.ts';
import type { Database } from '../../db/engine/database.ts';
import {
  changePassword,
  findPassword,
  noteSignIn,
  readOperator,
  readPasswordHash,
} from '../../db/repositories/operators.ts';
import type { HostTable } from '../../http/hosts.ts';
import { clearSessionToken, sessionTokenOf, storeSessionToken } from '../../http/operator-cookie.ts';
import { isStorable } from '../../http/request.ts';
import type { SignInAttempt, SignInLimits } from '../../http/sign-in-limits.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal } from '../calls/call-refusal.ts';
import { authorOf } from '../calls/editing-calls.ts';

export interface OperatorRouteOptions {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  readonly siteById: HostTable['siteById'];
  /** Accounts that everybody may use; `null` where this is no demonstration. */
  readonly demoAccounts: (() => Promise<DemoAccounts>) | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Signing in and out of the editor. */
export function operatorRoutes(
  app: FastifyInstance,
  { database, sessions, limits, siteById, demoAccounts, now }: OperatorRouteOptions,
) {
  /** `null` when the account was removed. */
  async function findOperator(id: string): Promise<Operator | null> {
    const operator = await readOperator(database, id);
    if (!operator) return null;
    const sites = operator.sites.flatMap(({ siteId, role }) => {
      const site = siteById(siteId);
      return site ? [{ id: siteId, name: site.name, role, origin: site.origin }] : [];
    });
    return { ...operator, sites: sites.toSorted((one, other) => one.name.localeCompare(other.name)) };
  }

  /** @throws CallRefusal when the account was removed */
  async function operatorOf(id: string): Promise<Operator> {
    const operator = await findOperator(id);
    if (!operator) throw new CallRefusal('signInRequired');
    return operator;
  }

  /** The id of the operator of an address and a password; `null` when one of them is wrong. */
  async function idOf({ email, password }: SignIn): Promise<string | null> {
    const account = isStorable(email) ? await findPassword(database, email) : null;
    return (await isPassword(password, account?.passwordHash ?? null)) && account ? account.id : null;
  }

  /** @throws CallRefusal while no further attempt is taken */
  async function countAttempt(attempt: SignInAttempt): Promise<void> {
    const wait = await limits.count(attempt);
    if (wait > 0) throw new CallRefusal('tooManyRequests', { retryAfter: Math.ceil(wait / 1_000) });
  }

  addOperation(app, 'signIn', async (request, reply) => {
    const body = request.body as SignIn;
    const attempt = { email: body.email, address: request.ip };
    await countAttempt(attempt);
    const id = await idOf(body);
    if (id === null) throw new CallRefusal('signInFailed');
    await limits.forgive(attempt);
    await noteSignIn(database, id, now());
    const operator = await operatorOf(id);
    storeSessionToken(request, reply, await sessions.begin(id), LONGEST_SESSION_MS / 1_000);
    return operator;
  });

  addOperation(app, 'signOut', async (request, reply) => {
    await sessions.end(sessionTokenOf(request));
    return clearSessionToken(request, reply).code(204).send();
  });

  addOperation(app, 'changePassword', async (request, reply) => {
    const id = authorOf(request.principal);
    const { current, next } = request.body as PasswordChange;
    const operator = await operatorOf(id);
    const attempt = { email: operator.email, address: request.ip };
    await countAttempt(attempt);
    if (!(await isPassword(current, await readPasswordHash(database, id))))
      throw new CallRefusal('signInFailed');
    await limits.forgive(attempt);
    const reason = passwordWeakness(next, [
      operator.name,
      operator.email,
      ...operator.sites.map(({ name }) => name),
    ]);
    if (reason !== null) throw new CallRefusal('passwordRefused', { reason });
    const passwordHash = await hashPassword(next);
    await changePassword(database, { id, passwordHash, exceptSession: hashOf(sessionTokenOf(request)) });
    return reply.code(204).send();
  });

  addOperation(app, 'operator', async ({ principal }, reply) => {
    const operator = principal.kind === 'operator' ? await findOperator(principal.id) : null;
    return operator ?? reply.code(204).send();
  });

  addOperation(app, 'demoAccounts', () => {
    if (!demoAccounts) throw new CallRefusal('notFound');
    return demoAccounts();
  });
}
