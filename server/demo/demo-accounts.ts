import type { OperatorRole } from '../../src/api/wire/operations/operation.ts';

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

/** An editor, a publisher and an administrator of each company, and somebody of an agency who works for two. */
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
  account('Sophie Laurent', 'sophie@studio', { adria: 'publisher', caribe: 'editor' }),
];
