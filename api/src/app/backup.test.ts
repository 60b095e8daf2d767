import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, jest, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { buildFaq } from '../firm/faqs/testing';
import { readArchive } from '../platform/backup/archive-reader';
import { createArchive, createEntry } from '../platform/backup/archive-writer';
import { checkBackup } from '../platform/backup/check-backup';
import { createBackup } from '../platform/backup/create-backup';
import { assertFits, restoreBackup } from '../platform/backup/restore-backup';
import { createFolderTarget, type RestoreTarget } from '../platform/backup/restore-target';
import { startEmbedded } from '../platform/database/embedded';
import { migrate } from '../platform/database/migrate';
import { fsStorage } from '../platform/files/file-storage';
import { resolveApiFolder } from '../platform/paths';
import { connectPatiently } from '../platform/testing';
import { createPicture, startApi, startProcess } from './testing';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'portico-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lost = join(folder, 'lost');
const restored = join(folder, 'restored');
const file = join(folder, 'portico.tar.gz.age');
const key = 'a key that is long enough';
const product = { version: '1.0.0', commit: null };
const onProgress = () => undefined;

/** The embedded database of a data folder, with the schema. */
const openEmbedded = async (dataDir: string) => {
  const embedded = await startEmbedded(dataDir);
  await migrate(embedded.url, resolveApiFolder('migrations'));
  const connection = connectPatiently(embedded.url);
  const stop = async () => {
    await connection.close();
    await embedded.stop();
  };
  return { ...connection, url: embedded.url, stop };
};

const source = { file, key, dataDir: restored, url: null, onProgress };
const targets = [
  createFolderTarget({ folder: restored, owns: (name) => name === 'database' }),
  createFolderTarget({ folder: join(restored, 'files'), from: 'files' }),
];
const placed: string[] = [];
const restore = (replace = false, others: RestoreTarget[] = []) =>
  restoreBackup({
    ...source,
    folder: join(restored, '.restore'),
    targets: [...targets, ...others],
    replace,
    onPlaced: ({ name }) => placed.push(name),
  });

interface Acknowledged {
  at: number;
  faq: string;
  photo: string;
}

const acknowledged: Acknowledged[] = [];
let takenAt = '';

test('a backup is made while members write, and nothing of it is counted wrong', async () => {
  const database = await openEmbedded(lost);
  const api = await startApi({ database });
  let isWriting = true;
  const write = async () => {
    while (isWriting) {
      const { photo } = (await api.asAdmin(contract.console.editor.upload, { file: await createPicture() })).body;
      const answer = { ko: `<p><img src="${photo.url}"></p>` };
      const { status, body } = await api.asAdmin(contract.console.faqs.create, { body: buildFaq({ answer }) });
      if (status === 201) acknowledged.push({ at: Date.now(), faq: body.faq._id, photo: photo.url });
    }
  };
  const isReached = async (count: number) => {
    while (acknowledged.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const writers = [write(), write()];
  await isReached(5);
  const summary = await createBackup({
    ...{
      file,
      key,
      url: database.url,
      clusterFolder: join(lost, 'database'),
      storage: api.storage,
      product,
      onProgress,
    },
    listOthers: async function* () {},
  });
  takenAt = summary.takenAt;
  await isReached(acknowledged.length + 1);
  isWriting = false;
  await Promise.all(writers);
  await api.stop();
  // Everything is lost.
  rmSync(lost, { recursive: true });

  const { rows, manifest } = await checkBackup({ ...source, folder: join(restored, '.check') });
  expect(manifest.database).toEqual({ kind: 'cluster', major: 18 });
  expect(rows.filter(({ isSame }) => !isSame)).toEqual([]);
  const getRow = (name: string) => rows.find((row) => row.name === name);
  const before = acknowledged.filter(({ at }) => at < Date.parse(takenAt)).length;
  expect(before).toBeGreaterThanOrEqual(5);
  expect(getRow('faqs')?.found).toBeGreaterThanOrEqual(before);
  expect(getRow('files of records')?.found).toBeGreaterThanOrEqual(before);
});

test('a check names what differs from the moment of the backup, and misses the files of records', async () => {
  const changed = join(folder, 'changed.tar.gz');
  const manifest = {
    format: 1 as const,
    createdAt: takenAt,
    product,
    database: { kind: 'cluster' as const, major: 18 },
  };
  const archive = await createArchive(changed, null, manifest);
  const receive = async (name: string, content: AsyncIterable<Uint8Array>) => {
    const bytes = await buffer(content);
    if (name.startsWith('files/')) return;
    await archive.add(name.endsWith('/') ? { name, size: 0, content: [] } : createEntry(name, bytes));
  };
  const { summary } = await readArchive(file, key, { begin: () => undefined, receive }, onProgress);
  const tables = summary.tables?.map((table) => (table.name === 'faqs' ? { ...table, sum: '1' } : table)) ?? null;
  await archive.finish({ ...summary, tables });
  const { rows } = await checkBackup({ ...source, file: changed, folder: join(restored, '.check') });
  expect(rows.filter(({ isSame }) => !isSame).map(({ name }) => name)).toEqual(['faqs', 'files of records']);
  rmSync(changed);
});

test('after the restore every write that was acknowledged before the moment of the backup is there, its file included', async () => {
  await restore();
  const database = await openEmbedded(restored);
  const { app } = await startProcess({ db: database.db, storage: fsStorage(join(restored, 'files')) });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const { rows } = await database.pool.query<{ _id: string }>('select _id from faqs');
  const found = new Set(rows.map(({ _id }) => _id));
  const expected = acknowledged.filter(({ at }) => at < Date.parse(takenAt));
  expect(expected.filter(({ faq }) => !found.has(faq))).toEqual([]);
  for (const { photo } of expected) expect((await fetch(address + photo)).status).toBe(200);
  // It is an ordinary database again.
  await database.pool.query('create table after_restore as select 7 as value');
  await app.close();
  await database.stop();
});

test('a restore refuses a place that holds data, and moves it aside when it is told to', async () => {
  await expect(restore()).rejects.toThrow(`${join(restored, 'database')} is there already: with --replace`);
  expect(readdirSync(restored).sort()).toEqual(['database', 'files']);
  const files = join(restored, 'files');
  const before = readdirSync(files).sort();
  const { ino } = statSync(files);
  await restore(true);
  const former = readdirSync(restored).find((name) => name.startsWith('before-restore-')) ?? '';
  expect(readdirSync(join(restored, former))).toEqual(['database']);
  // The folder of the files may be a mount point: it stays, and they lie aside in it.
  expect(statSync(files).ino).toBe(ino);
  expect(readdirSync(join(files, former)).sort()).toEqual(before);
  expect(readdirSync(files).sort()).toEqual([...before, former].sort());
  expect(readFileSync(join(restored, 'database', 'PG_VERSION'), 'utf8')).toBe('18\n');
  const database = await openEmbedded(restored);
  const { rows } = await database.pool.query(`select to_regclass('after_restore') as former`);
  await database.stop();
  expect(rows).toEqual([{ former: null }]);
});

test('where a part fails, nothing is replaced before all parts are prepared, and those that were are known', async () => {
  const fail = () => Promise.reject(new Error('no space'));
  const nowhere = { name: 'nowhere', findFormer: async () => null, place: fail };
  const before = readdirSync(restored).sort();
  placed.length = 0;
  await expect(restore(true, [{ ...nowhere, prepare: fail }])).rejects.toThrow('no space');
  expect(placed).toEqual([]);
  expect(readdirSync(restored).sort()).toEqual(before);
  expect(readdirSync(join(restored, 'files'))).not.toContain('.restore');
  await expect(restore(true, [nowhere])).rejects.toThrow('no space');
  expect(placed).toEqual([restored, join(restored, 'files')]);
});

test('a backup of another PostgreSQL says which version of Portico restores it', async () => {
  const database = { kind: 'cluster' as const, major: 17 };
  const manifest = { format: 1 as const, createdAt: '', product, database };
  await expect(assertFits({ ...source, folder }, manifest)).rejects.toThrow(
    'This backup is of PostgreSQL 17 and this version of Portico brings 18: restore it with the version that made it',
  );
});

test('with a server of one’s own another kind of backup is refused before anything is written', async () => {
  const targets = [createFolderTarget({ folder: join(folder, 'elsewhere'), owns: (name) => name === 'files' })];
  const options = { ...source, url: 'postgres://127.0.0.1:1/none', folder: join(folder, '.restore'), targets };
  await expect(restoreBackup({ ...options, replace: false })).rejects.toThrow('unset DATABASE_URL');
  expect(readdirSync(folder).sort()).toEqual(['portico.tar.gz.age', 'restored']);
});
