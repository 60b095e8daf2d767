import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import type pg from 'pg';
import { hashPassword } from '../../members/auth/passwords';
import { createDemoUsers } from '../../members/users/demo-users';
import { setUp, startTestDatabase } from '../../platform/testing';
import { measureClockDifference } from './check-clock';
import { judgeSpace } from './check-disk';
import { checkMail } from './check-mail';
import { checkPooler, staysInSession } from './check-pooler';
import { formatFinding } from './finding';
import { isPublicAddress } from './is-public-address';
import { assertSafe, findUnsafe, findUnsafeAtStart } from './preflight';

const { pool, db } = await setUp(startTestDatabase());
const dataDir = tmpdir();

/** No mail server listens there. */
const safe = {
  PUBLIC_URL: 'https://www.example.com',
  HOST_KEY: 'Q7w2hNn0Yx4jJ5kVb8sT1uRzE6aLcM3d',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SEED: 'firm',
};

const find = async (env: Record<string, string>) => (await findUnsafe({ env, dataDir, db })).map(formatFinding);
const findFatal = async (env: Record<string, string>) => (await find(env)).filter((line) => line.startsWith('Unsafe'));

test('safe settings refuse nothing', async () => {
  expect(await findFatal(safe)).toEqual([]);
});

test('administrators who may do without a second factor are only a warning', async () => {
  const says = (line: string) => line.includes('SECOND_FACTOR');
  expect((await find({ ...safe, SECOND_FACTOR: 'optional' })).filter(says)).toEqual([
    expect.stringMatching(/^Warning: SECOND_FACTOR is optional/),
  ]);
  expect((await find({ ...safe, SECOND_FACTOR: 'required' })).filter(says)).toEqual([]);
});

test('a mail server that does not answer is only a warning', async () => {
  const [finding] = await checkMail(safe);
  expect(finding).toMatchObject({ fatal: false, problem: expect.stringContaining('does not take mails') });
});

const unsafe: [name: string, env: Record<string, string>, says: RegExp][] = [
  ['plain http', { PUBLIC_URL: 'http://www.example.com' }, /PUBLIC_URL is not https/],
  ['no key of the host', { HOST_KEY: '' }, /HOST_KEY is not set/],
  ['the key of the compose file', { HOST_KEY: 'portico-local-host-key' }, /HOST_KEY is one that everybody can read/],
  ['a short key', { HOST_KEY: 'a1B2c3D4e5' }, /HOST_KEY has fewer than 24/],
  ['the password of the compose file', { DEMO_PASSWORD: 'portico-Local-1' }, /DEMO_PASSWORD is one/],
  [
    'the database password of the compose file',
    { DATABASE_URL: 'postgres://portico:portico@postgres:5432/portico' },
    /The password in DATABASE_URL is one/,
  ],
  [
    'the key of the included store',
    { S3_BUCKET: 'portico', S3_SECRET_ACCESS_KEY: 'portico-local' },
    /S3_SECRET_ACCESS_KEY is one/,
  ],
  ['a misspelt second factor', { SECOND_FACTOR: 'require' }, /SECOND_FACTOR is require/],
  ['no mail server', { SMTP_URL: '' }, /SMTP_URL is not set/],
  ['text messages without their token', { SMS_URL: 'https://sms.example.com' }, /SMS_URL has no SMS_TOKEN/],
  ['payments without their secret', { PAYMENT_URL: 'https://pay.example.com' }, /PAYMENT_URL has no PAYMENT_SECRET/],
  ['the full seed for a new database', { SEED: '' }, /invented members/],
];

test.each(unsafe)('%s is unsafe', async (_, env, says) => {
  expect(await findFatal({ ...safe, ...env })).toEqual([expect.stringMatching(says)]);
});

test('all that is unsafe is said at once, and PREFLIGHT=warn starts nevertheless', async () => {
  const findings = await findUnsafe({ env: { ...safe, HOST_KEY: '', SEED: '' }, dataDir, db });
  expect(() => assertSafe(findings, {})).toThrow(/1\. HOST_KEY is not set.* 2\. The database would be filled/);
  expect(() => assertSafe(findings, { PREFLIGHT: 'warn' })).not.toThrow();
});

test('on a local address nothing refuses the start', async () => {
  const findings = await findUnsafeAtStart({ env: { PUBLIC_URL: 'http://localhost:3000' }, dataDir, db });
  expect(findings.filter(({ fatal }) => fatal)).toEqual([]);
  const anywhere = await findUnsafeAtStart({ env: { PUBLIC_URL: 'http://www.example.com' }, dataDir, db });
  expect(anywhere.filter(({ fatal }) => fatal).length).toBeGreaterThan(2);
});

test.each([
  ['https://www.example.com', true],
  ['https://203.0.113.7:8443', false],
  ['https://8.8.8.8', true],
  ['http://[2001:4860:4860::8888]:3000', true],
  ['http://localhost:3000', false],
  ['http://remote-home.localhost:3101', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['http://192.168.0.4', false],
  ['http://portico:3000', false],
  ['http://portico.internal', false],
  ['', false],
])('the address %s is public: %s', (url, expected) => expect(isPublicAddress(url)).toBe(expected));

test('accounts with the password of the README are unsafe, those with another one are not', async () => {
  await createDemoUsers(db, 'portico-Local-1');
  expect(await findFatal(safe)).toEqual([expect.stringContaining('in the README: admin, seller, buyer, member.')]);
  await pool.query('update users set password_hash = $1', [await hashPassword('Another-Word-77')]);
  await pool.query(`update users set email = 'office@example.org' where username = 'admin'`);
  expect(await findFatal(safe)).toEqual([]);
  expect(await find(safe)).toContainEqual(expect.stringContaining('example.com: seller, buyer, member.'));
});

test('a database that was filled before is not refused for its seed', async () => {
  await pool.query('update data_version set seeded = true');
  expect(await findFatal({ ...safe, SEED: '' })).toEqual([]);
});

test('the difference of the clocks is measured', async () => {
  expect(await measureClockDifference(pool, () => Date.now() + 3_600_000)).toBeGreaterThan(1800);
  expect(Math.abs(await measureClockDifference(pool))).toBeLessThan(1800);
});

/** Clients of a pooler in transaction mode: each query, or transaction, gets the server connection that was used last. */
const createSharingPooler = () => {
  const free = [1, 2];
  const createClient = () => {
    let taken: number | undefined;
    const query = async (text: string) => {
      taken ??= free.pop();
      const pid = taken;
      if (text !== 'begin') {
        if (taken !== undefined) free.push(taken);
        taken = undefined;
      }
      return { rows: [{ pid }] };
    };
    return { query, release: () => undefined } as unknown as pg.PoolClient;
  };
  return { connect: async () => createClient() } as unknown as pg.Pool;
};

test('a pooler that shares connections between clients is noticed', async () => {
  expect(await staysInSession(createSharingPooler())).toBe(false);
  expect(await staysInSession(pool)).toBe(true);
});

test('addresses of different databases are unsafe', async () => {
  const other = await startTestDatabase();
  try {
    expect((await checkPooler(pool, other.pool)).map(formatFinding)).toEqual([
      expect.stringContaining('are different databases'),
    ]);
  } finally {
    await other.stop();
  }
});

test.each([
  [100, [true]],
  [1500, [false]],
  [3000, []],
])('%s MB of free space: %s', (freeMb, fatal) => {
  expect(judgeSpace(freeMb, '/data').map((finding) => finding.fatal)).toEqual(fatal);
});
