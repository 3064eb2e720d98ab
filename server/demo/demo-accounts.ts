import type { OperatorRole } from '../../src/api/wire/operations/operation.ts';
import type { Database } from '../db/engine/database.ts';
import { listPeople } from '../db/repositories/people.ts';

/** An account of the demo, which everybody may use. */
export interface DemoAccount {
  readonly name: string;
  readonly email: string;
  /** Roles by site. */
  readonly roles: Readonly<Record<string, OperatorRole>>;
}

/** The password of all accounts of the demo. */
export const DEMO_PASSWORD = 'Forecourt demo 2026!';

const account = (name: string, address: string, roles: DemoAccount['roles']): DemoAccount => ({
  name,
  email: `${address}.example`,
  roles,
});

/** Somebody of an agency, who works for several companies, and administers those that are imported. */
const AGENCY = account('Sophie Laurent', 'sophie@studio', { adria: 'publisher', caribe: 'editor' });
/** Address of the account that administers sites which are imported into a demo. */
export const DEMO_ADMINISTRATOR = AGENCY.email;

/** An editor, a publisher and an administrator of each company, and the agency. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('Lucía Fernández', 'lucia@andes', { andes: 'editor' }),
  account('Martín Sosa', 'martin@andes', { andes: 'publisher' }),
  account('Valeria Quiroga', 'valeria@andes', { andes: 'administrator' }),
  account('Ivana Horvat', 'ivana@adria', { adria: 'editor' }),
  account('Marko Babić', 'marko@adria', { adria: 'publisher' }),
  account('Petra Kovačević', 'petra@adria', { adria: 'administrator' }),
  account('Yohanna Peralta', 'yohanna@caribe', { caribe: 'editor' }),
  account('Rafael Santana', 'rafael@caribe', { caribe: 'publisher' }),
  account('Altagracia Núñez', 'altagracia@caribe', { caribe: 'administrator' }),
  AGENCY,
];

/** The accounts of the demo that have access to a site, with what they may do there. */
export async function demoAccountsOn(
  database: Database,
  siteId: string,
): Promise<readonly { readonly email: string; readonly name: string; readonly role: OperatorRole }[]> {
  const people = await listPeople(database, siteId);
  return DEMO_ACCOUNTS.flatMap(({ email, name }) => {
    const person = people.find((one) => one.email === email && one.state === 'active');
    return person ? [{ email, name, role: person.role }] : [];
  });
}
