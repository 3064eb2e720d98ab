import type { FastifyInstance } from 'fastify';
import type {
  AccountLink,
  AccountLinkToken,
  AccountLinkUse,
  ForgottenPassword,
} from '../../../generated/api/types.ts';
import type { AccountLinks } from '../../access/account-links.ts';
import { passwordWeakness } from '../../access/password-strength.ts';
import { hashPassword } from '../../access/passwords.ts';
import type { StoredLink } from '../../db/repositories/account-links.ts';
import type { HostTable } from '../../http/hosts.ts';
import type { MailLimits } from '../../http/mail-limits.ts';
import { isStorable } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal, invalidRequest } from '../calls/call-refusal.ts';
import { countMail } from './people.ts';

export interface AccountLinkRouteOptions {
  readonly links: AccountLinks;
  readonly mailLimits: MailLimits;
  readonly siteById: HostTable['siteById'];
}

/** Links in mails by which people accept an invitation or set a new password. */
export function accountLinkRoutes(
  app: FastifyInstance,
  { links, mailLimits, siteById }: AccountLinkRouteOptions,
) {
  const siteNameOf = ({ siteId }: StoredLink) => siteById(siteId)?.name ?? '';
  /** @throws CallRefusal for a link that opens nothing */
  async function linkOf(token: string, address: string): Promise<StoredLink> {
    await countMail(mailLimits, { links: address });
    const link = await links.read(token);
    if (!link) throw new CallRefusal('linkEnded');
    return link;
  }

  addOperation(app, 'forgotPassword', async (request, reply) => {
    const { email, language } = request.body as ForgottenPassword;
    await countMail(mailLimits, { forgotten: request.ip, recipient: email.trim() });
    if (isStorable(email)) await links.forgot(email.trim(), language);
    return reply.code(204).send();
  });

  addOperation(app, 'accountLink', async (request): Promise<AccountLink> => {
    const { token } = request.body as AccountLinkToken;
    const link = await linkOf(token, request.ip);
    const { purpose, email, hasPassword } = link;
    return { purpose, email, hasPassword, siteName: siteNameOf(link) };
  });

  addOperation(app, 'useAccountLink', async (request, reply) => {
    const { token, name, password } = request.body as AccountLinkUse;
    const link = await linkOf(token, request.ip);
    const isNew = !link.hasPassword;
    if (isNew && (name === undefined || !isStorable(name)))
      throw invalidRequest('invalidRequest', { '/name': 'is required' });
    if (password === undefined && (isNew || link.purpose === 'reset'))
      throw invalidRequest('invalidRequest', { '/password': 'is required' });
    let passwordHash: string | null = null;
    // Whoever has a password keeps it when accepting an invitation.
    if (password !== undefined && (isNew || link.purpose === 'reset')) {
      const ownWords = [isNew ? (name ?? '') : link.name, link.email, siteNameOf(link)];
      const reason = passwordWeakness(password, ownWords);
      if (reason !== null) throw new CallRefusal('passwordRefused', { reason });
      passwordHash = await hashPassword(password);
    }
    if (!(await links.use(link, { name: name?.trim() ?? null, passwordHash })))
      throw new CallRefusal('linkEnded');
    request.log.info(
      { event: 'accountLinkUsed', purpose: link.purpose, person: link.operatorId },
      'link used',
    );
    return reply.code(204).send();
  });
}
