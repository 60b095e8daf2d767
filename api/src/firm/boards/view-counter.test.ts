import { beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { startApi, startProcess } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { boards } from './table';
import { publishedPost } from './testing';

const api = await setUp(startApi());
beforeEach(() => api.db.execute(sql`delete from boards`));

const writePost = async () => {
  const { body } = await api.asAdmin(contract.console.boards.create, {
    body: { ...publishedPost, subject: { ko: '제목' } },
  });
  return body.board._id;
};

/** Reads a post as each of the visitors, one after another, at `address` or at the first process. */
const read = async (id: string, visitors: string[], address = api.address) => {
  for (const visitor of visitors) {
    const headers = { 'user-agent': visitor };
    expect((await api.call(contract.boards.get, { params: { id }, headers, address })).status).toBe(200);
  }
};

/** Runs the job of a process that writes what was counted. */
const writeViews = async ({ domains }: Pick<typeof api, 'domains'> = api) => {
  const job = domains.all.flatMap(({ jobs }) => jobs).find(({ name }) => name === 'board views: write');
  await job?.run();
};

const getPost = async (id: string) => (await api.asAdmin(contract.console.boards.get, { params: { id } })).body.board;

const startSecond = async () => {
  const second = await startProcess(api);
  return { ...second, address: await second.app.listen({ host: '127.0.0.1', port: 0 }) };
};

test('a post counts one view per visitor in 24 hours, and its version stays', async () => {
  const id = await writePost();
  await read(id, ['one', 'one', 'two', 'one']);
  await writeViews();
  await read(id, ['one']);
  await writeViews();
  expect(await getPost(id)).toMatchObject({ views: 2, version: 0 });
  await api.db.execute(sql`update board_views set seen_at = now() - interval '25 hours'`);
  await read(id, ['one']);
  await writeViews();
  expect(await getPost(id)).toMatchObject({ views: 3 });
});

test('only a hash of who read is stored', async () => {
  await read(await writePost(), ['a browser']);
  await writeViews();
  const { rows } = await api.db.execute<{ visitor: string }>(sql`select visitor from board_views`);
  expect(rows).toEqual([{ visitor: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

test('views of several readers and posts are added', async () => {
  const [first, second] = [await writePost(), await writePost()];
  await read(first, ['one', 'two', 'three']);
  await read(second, ['one']);
  await writeViews();
  await read(first, ['four']);
  await writeViews();
  expect([(await getPost(first)).views, (await getPost(second)).views]).toEqual([4, 1]);
});

test('two processes that write at once count every reader, and a reader of both once', async () => {
  const [first, second] = [await writePost(), await writePost()];
  const other = await startSecond();
  await read(first, ['one', 'both']);
  await read(second, ['one', 'both']);
  await read(second, ['two', 'both'], other.address);
  await read(first, ['two', 'both'], other.address);
  await Promise.all([writeViews(), writeViews(other)]);
  await other.app.close();
  expect([(await getPost(first)).views, (await getPost(second)).views]).toEqual([3, 3]);
});

test('nothing is lost when the server closes', async () => {
  const id = await writePost();
  const other = await startSecond();
  await read(id, ['one', 'two'], other.address);
  await other.app.close();
  expect((await getPost(id)).views).toBe(2);
});

test('a post that was purged meanwhile does not keep the others from being counted', async () => {
  const [purged, remaining] = [await writePost(), await writePost()];
  await read(purged, ['one']);
  await read(remaining, ['one']);
  await api.db.delete(boards).where(eq(boards._id, purged));
  await writeViews();
  expect((await getPost(remaining)).views).toBe(1);
});

test('views that could not be written are written with the next ones', async () => {
  const id = await writePost();
  await read(id, ['one']);
  await api.db.execute(sql`alter table board_views rename to unreachable`);
  await expect(writeViews()).rejects.toThrow();
  await api.db.execute(sql`alter table unreachable rename to board_views`);
  await read(id, ['two']);
  await writeViews();
  expect((await getPost(id)).views).toBe(2);
});

test('a post is read while an administrator changes it', async () => {
  const id = await writePost();
  await api.db.transaction(async (tx) => {
    await tx.select().from(boards).where(eq(boards._id, id)).for('update');
    await read(id, ['one']);
  });
  await writeViews();
  expect((await getPost(id)).views).toBe(1);
});
