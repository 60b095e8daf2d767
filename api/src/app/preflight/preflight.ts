import type pg from 'pg';
import { checkAccounts } from './check-accounts';
import { checkDatabase } from './check-database';
import { checkDisk } from './check-disk';
import { checkSeed } from './check-seed';
import { checkSettings } from './check-settings';
import type { Finding } from './finding';
import { isPublicAddress } from './is-public-address';

interface PreflightOptions {
  env: NodeJS.ProcessEnv;
  dataDir: string;
  /** Of the database, which may still be empty; null if there is none yet. */
  pool: pg.Pool | null;
}

const checkMachine = async ({ dataDir, pool }: PreflightOptions) => [
  ...(pool ? await checkDatabase(pool) : []),
  ...(await checkDisk(dataDir)),
];

/** Everything that makes a public site unsafe, or that its operator should know, all at once. It changes nothing. */
export const findUnsafe = async (options: PreflightOptions): Promise<Finding[]> => {
  const { env, pool } = options;
  return [
    ...checkSettings(env),
    ...(await checkSeed(env, pool)),
    ...(pool ? await checkAccounts(pool) : []),
    ...(await checkMachine(options)),
  ];
};

/** What the start of the API looks at: on a local address only its surroundings, of which nothing refuses the start. */
export const findUnsafeAtStart = async (options: PreflightOptions): Promise<Finding[]> =>
  isPublicAddress(options.env.PUBLIC_URL ?? '')
    ? findUnsafe(options)
    : (await checkMachine(options)).map((finding) => ({ ...finding, fatal: false }));

/** Throws one error that names all that is unsafe, unless `PREFLIGHT` is `warn`. */
export const assertSafe = (findings: readonly Finding[], { PREFLIGHT }: NodeJS.ProcessEnv) => {
  const fatal = findings.filter((finding) => finding.fatal);
  if (fatal.length === 0 || PREFLIGHT === 'warn') return;
  const list = fatal.map(({ problem, remedy }, index) => `${index + 1}. ${problem} ${remedy}`).join(' ');
  throw new Error(`it is not safe to start on a public address. ${list} PREFLIGHT=warn starts it nevertheless.`);
};
