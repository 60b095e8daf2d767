import type { Connection } from '../../platform/database/connect';
import { checkAccounts } from './check-accounts';
import { checkClock } from './check-clock';
import { checkDisk } from './check-disk';
import { checkPooler } from './check-pooler';
import { checkSeed } from './check-seed';
import { checkSettings } from './check-settings';
import type { Finding } from './finding';
import { isPublicAddress } from './is-public-address';

interface PreflightOptions {
  env: NodeJS.ProcessEnv;
  dataDir: string;
  /** The database, which may still be empty; null if there is none yet. */
  db: Connection['db'] | null;
}

const checkAddresses = async ({ db }: PreflightOptions) => (db ? await checkPooler(db.$client, db.$direct) : []);

const checkDatabase = async ({ env, db }: PreflightOptions) => [
  ...(await checkSeed(env, db?.$client ?? null)),
  ...(db ? [...(await checkAccounts(db.$client)), ...(await checkClock(db.$client))] : []),
];

const isFatal = ({ fatal }: Finding) => fatal;

/** Everything that makes a public site unsafe, or that its operator should know, all at once. It changes nothing. */
export const findUnsafe = async (options: PreflightOptions): Promise<Finding[]> => {
  const addresses = await checkAddresses(options);
  return [
    ...checkSettings(options.env),
    ...addresses,
    // Nothing can be read from a database whose address is wrong.
    ...(addresses.some(isFatal) ? [] : await checkDatabase(options)),
    ...(await checkDisk(options.dataDir)),
  ];
};

/**
 * What the start of the API looks at: on a local address only its surroundings, of which only addresses refuse the start with
 * which it could not work.
 */
export const findUnsafeAtStart = async (options: PreflightOptions): Promise<Finding[]> => {
  if (isPublicAddress(options.env.PUBLIC_URL ?? '')) return findUnsafe(options);
  const addresses = await checkAddresses(options);
  const { db, dataDir } = options;
  const clock = db && !addresses.some(isFatal) ? await checkClock(db.$client) : [];
  const machine = [...clock, ...(await checkDisk(dataDir))];
  return [...addresses, ...machine.map((finding) => ({ ...finding, fatal: false }))];
};

/** Throws one error that names all that is unsafe, unless `PREFLIGHT` is `warn`. */
export const assertSafe = (findings: readonly Finding[], { PREFLIGHT }: NodeJS.ProcessEnv) => {
  const fatal = findings.filter(isFatal);
  if (fatal.length === 0 || PREFLIGHT === 'warn') return;
  const list = fatal.map(({ problem, remedy }, index) => `${index + 1}. ${problem} ${remedy}`).join(' ');
  throw new Error(`it is not safe to start with these settings. ${list} PREFLIGHT=warn starts it nevertheless.`);
};
