import * as argon2 from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, isPassword, PasswordsBusyError } from './passwords.ts';

vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof argon2>();
  return { ...actual, verify: vi.fn(actual.verify) };
});
beforeEach(() => void vi.mocked(argon2.verify).mockClear());

const parametersOf = (hash: string) => hash.split('$').slice(1, 4);

describe('a password', () => {
  it('is stored with argon2id, 19 MiB, 2 passes and a salt of its own', async () => {
    const [one, two] = [await hashPassword('same words'), await hashPassword('same words')];
    expect(parametersOf(one)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    expect(one).not.toBe(two);
  });

  it('is right whole and unchanged only', async () => {
    const long = `${'ü'.repeat(64)} end`;
    const stored = await hashPassword(long);
    expect(await isPassword(long, stored)).toBe(true);
    for (const wrong of [long.slice(0, -1), `${long} `, long.toUpperCase(), ''])
      expect(await isPassword(wrong, stored)).toBe(false);
  });

  it('of an unknown account is wrong after the same work', async () => {
    const stored = await hashPassword('right');
    expect(await isPassword('wrong', stored)).toBe(false);
    expect(await isPassword('wrong', null)).toBe(false);
    const [known, unknown] = vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash));
    expect(parametersOf(unknown ?? '')).toEqual(parametersOf(known ?? '-'));
  });

  it('is checked later where a hundred others wait', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    vi.mocked(argon2.verify).mockImplementation(async () => {
      await finished;
      return true;
    });
    const waiting = Array.from({ length: 100 }, () => isPassword('x', 'hash'));
    await expect(isPassword('x', 'hash')).rejects.toThrow(PasswordsBusyError);
    finish();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
    expect(await isPassword('x', 'hash')).toBe(true);
  });
});
