import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { toAccessClaims, users } from '../../members/users/table';
import { fsStorage } from '../../platform/files/file-storage';
import { startOldTestDatabase } from '../../platform/testing';
import { findLists } from '../seed/large/lists';
import { startProcess } from '../testing';
import { parseReleaseData, writeReleaseData } from './release-data';

jest.setTimeout(240_000);

const folder = join(import.meta.dirname, 'releases');
const releases = readdirSync(folder);

/** Starts the API on the data, as its start does it, and reads every list with the rights that it needs. */
const readLists = async ({ db, pool }: Awaited<ReturnType<typeof startOldTestDatabase>>) => {
  const files = mkdtempSync(join(tmpdir(), 'portico-files-'));
  const { domains, app } = await startProcess({ db, storage: fsStorage(files), proxies: 'loopback' });
  try {
    for (const { prepare } of domains.all) await prepare();
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const createToken = async (username: string) => {
      const [user] = await db.select().from(users).where(eq(users.username, username));
      if (!user) throw new Error(`No ${username}`);
      return (await domains.platform.tokens.sign(toAccessClaims(user, 'test', undefined))).accessToken;
    };
    const [admin, seller, buyer] = await Promise.all(['admin', 'seller', 'buyer'].map(createToken));
    const answers: { name: string; status: number; total: number }[] = [];
    for (const { name, url, route } of await findLists({ pool })) {
      const token = route.access === 'console' ? admin : route.access === 'seller' ? seller : buyer;
      const options = route.access === 'public' ? {} : { headers: { authorization: `Bearer ${token}` } };
      const answer = await fetch(address + url, options);
      const { total = 0 } = (await answer.json()) as { total?: number };
      answers.push({ name, status: answer.status, total });
    }
    return answers;
  } finally {
    app.server.closeAllConnections();
    await app.close();
    rmSync(files, { recursive: true });
  }
};

test.each(releases)('this version starts on the data of %s and answers every list', async (release) => {
  const data = parseReleaseData(readFileSync(join(folder, release)));
  const database = await startOldTestDatabase(data.migration, { inclusive: true });
  try {
    await writeReleaseData(database.pool, data);
    await database.upgrade();
    const answers = await readLists(database);
    // The thread that is found may be one of others.
    expect(answers.filter(({ name, status }) => status !== 200 && name !== 'threads.list')).toEqual([]);
    const totals = Object.fromEntries(answers.map(({ name, total }) => [name, total]));
    for (const list of ['boards.list', 'console.users.list', 'console.orders.list', 'console.matchings.list'])
      expect({ list, isEmpty: !totals[list] }).toEqual({ list, isEmpty: false });
  } finally {
    await database.stop();
  }
});

test('the data of a release is kept whole', () => {
  for (const release of releases) {
    const { migration, tables } = parseReleaseData(readFileSync(join(folder, release)));
    expect({ release, migration }).toEqual({ release, migration: expect.stringMatching(/^\d{4}_\w+\.sql$/) });
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['users', 'boards', 'orders', 'works', 'matchings']),
    );
  }
});
