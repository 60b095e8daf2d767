import type pg from 'pg';
import { matchesPassword } from '../../members/auth/passwords';
import { demoUsernames } from '../../members/users/demo-users';
import type { Finding } from './finding';

/** Of the seeded accounts in docker-compose.yml. */
export const composePassword = 'portico-Local-1';

interface Account {
  username: string;
  hash: string;
}

/** Accounts of the seed that can be signed in to; none in a database that is still empty. Who got an address of its own counts no more. */
export const findSeededAccounts = async (pool: pg.Pool): Promise<Account[]> => {
  const { rows } = await pool.query<{ users: string | null }>(`select to_regclass('users')::text as users`);
  if (!rows[0]?.users) return [];
  const accounts = await pool.query<Account>(
    `select username, password_hash as hash from users where username = any($1)
      and email = username || '@example.com' and status = 'ACTIVE' and deleted_at is null order by array_position($1, username)`,
    [demoUsernames],
  );
  return accounts.rows;
};

const list = (accounts: Account[]) => accounts.map(({ username }) => username).join(', ');

/** What is unsafe about the accounts that the seed creates. */
export const checkAccounts = async (pool: pg.Pool): Promise<Finding[]> => {
  const known: Account[] = [];
  const others: Account[] = [];
  for (const account of await findSeededAccounts(pool))
    ((await matchesPassword(account.hash, composePassword)) ? known : others).push(account);
  const findings: Finding[] = [];
  if (known.length > 0)
    findings.push({
      fatal: true,
      problem: `Everybody can read the password of these accounts in the README: ${list(known)}.`,
      remedy: 'Start on a local address and, in the console, change it or block the account.',
    });
  if (others.length > 0)
    findings.push({
      fatal: false,
      problem: `Mails to these accounts go to example.com: ${list(others)}.`,
      remedy: 'Give them an address of your own in the console, or block them.',
    });
  return findings;
};
