import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { type Identity, startApi } from '../../app/testing';
import { users } from '../../members/users/table';
import { throttles } from '../../platform/http/table';
import { setUp } from '../../platform/testing';
import { boards } from '../boards/table';
import { comments as table } from './table';

const { comments, console: admin } = contract;

const api = await setUp(startApi());
let board: string;
beforeEach(async () => {
  await api.db.delete(throttles);
  board = await post();
});

const post = async (changes: object = {}) => {
  const values = {
    code: 'COMMUNITY' as const,
    subject: { ko: '글' },
    status: 'PUBLISHED' as const,
    publishAt: new Date(Date.now() - 1000).toISOString(),
    allowComment: true,
    author: (await api.getUser('seller'))._id,
    ...changes,
  };
  const [row] = await api.db.insert(boards).values(values).returning();
  return row?._id ?? '';
};
const write = async (as: Identity, content: string, changes: object = {}) => {
  await api.db.delete(throttles);
  return api.call(comments.create, { as, params: { board }, body: { content, ...changes } });
};
const list = async (as?: Identity) =>
  (await api.call(comments.list, { ...(as ? { as } : {}), params: { board }, query: {} })).body.comments;
const counter = async () => {
  const [row] = await api.db.select({ comments: boards.comments }).from(boards).where(eq(boards._id, board));
  return row?.comments;
};

describe('comments', () => {
  test('are public, each followed by its answers', async () => {
    const { body: first } = await write('member', '첫째');
    await write('seller', '둘째');
    await write('buyer', '첫째에 답', { _parent: first.comment._id });
    expect((await list()).map(({ content }) => content)).toEqual(['첫째', '첫째에 답', '둘째']);
  });

  test('are nested one level deep', async () => {
    const { body: first } = await write('member', '첫째');
    const { body: second } = await write('seller', '답', { _parent: first.comment._id });
    const { error } = await write('buyer', '답의 답', { _parent: second.comment._id });
    expect(error.errors).toMatchObject([{ field: '_parent' }]);
  });

  test('marked secret are readable by their author, the post’s author and administrators', async () => {
    await write('member', '비밀', { secret: true });
    const readContent = async (as?: Identity) => (await list(as))[0]?.content;
    expect([
      await readContent(),
      await readContent('buyer'),
      await readContent('member'),
      await readContent('seller'),
      await readContent('admin'),
    ]).toEqual(['', '', '비밀', '비밀', '비밀']);
  });

  test('are refused when the post does not allow them, and not found when it is deleted', async () => {
    const { body } = await write('member', '하나');
    const params = { board, id: body.comment._id };
    await api.db.update(boards).set({ allowComment: false }).where(eq(boards._id, board));
    expect((await write('member', '둘')).error.code).toBe('wrong_state');
    await api.db.update(boards).set({ deletedAt: sql`now()` }).where(eq(boards._id, board));
    expect((await api.call(comments.get, { params })).status).toBe(404);
  });

  test('are changed and deleted only by their author', async () => {
    const { body } = await write('member', '하나');
    const params = { board, id: body.comment._id };
    const change = (as: Identity) => api.call(comments.update, { as, params, body: { content: '고침', version: 0 } });
    expect((await change('seller')).status).toBe(403);
    expect((await change('member')).body.comment.content).toBe('고침');
    expect((await change('member')).error.code).toBe('stale');
    expect((await api.call(comments.remove, { as: 'buyer', params })).status).toBe(403);
    expect((await api.call(comments.remove, { as: 'member', params })).status).toBe(204);
    expect(await counter()).toBe(0);
  });

  test('with answers leave a placeholder when deleted', async () => {
    const { body } = await write('member', '첫째');
    await write('seller', '답', { _parent: body.comment._id });
    await api.call(comments.remove, { as: 'member', params: { board, id: body.comment._id } });
    expect((await list()).map(({ status, content }) => [status, content])).toEqual([
      ['DELETED', ''],
      ['VISIBLE', '답'],
    ]);
    expect(await counter()).toBe(1);
  });

  test('are limited to one in five seconds per member', async () => {
    await write('member', '하나');
    const again = await api.call(comments.create, { as: 'member', params: { board }, body: { content: '둘' } });
    expect({ status: again.status, wait: Number(again.headers['retry-after']) > 0 }).toEqual({
      status: 429,
      wait: true,
    });
  });

  test('are hidden and shown again by administrators, and the counter follows', async () => {
    const { body } = await write('member', '나쁜 말');
    const params = { id: body.comment._id };
    const set = (status: 'HIDDEN' | 'VISIBLE', version: number) =>
      api.asAdmin(admin.comments.update, { params, body: { status, version } });
    expect((await set('HIDDEN', 0)).status).toBe(200);
    expect([(await list())[0]?.content, await counter()]).toEqual(['', 0]);
    await set('VISIBLE', 1);
    expect([(await list())[0]?.content, await counter()]).toEqual(['나쁜 말', 1]);
    const { body: all } = await api.asAdmin(admin.comments.list, { query: { _board: board } });
    expect(all.comments).toMatchObject([{ author: { name: '김회원' }, board: { subject: '글' } }]);
  });
});

describe('thirty concurrent comments', () => {
  const author = () => api.getUser('member').then(({ _id }) => _id);

  test('are all counted', async () => {
    const people = Array.from({ length: 30 }, (_, n) => ({
      username: `writer${n}`,
      passwordHash: '',
      type: 'PERSON' as const,
      name: `글쓴이${n}`,
      email: `writer${n}@example.com`,
      phone: '01000000000',
    }));
    const made = await api.db.insert(users).values(people).returning();
    await Promise.all(
      made.map(async ({ _id }) => {
        const headers = { authorization: `Bearer ${await api.createTokenFor(_id)}` };
        return api.call(comments.create, { params: { board }, body: { content: '같이' }, headers });
      }),
    );
    expect(await counter()).toBe(30);
    expect(await api.db.$count(table, eq(table._board, board))).toBe(30);
  });

  test('control: a read-modify-write counter loses some', async () => {
    const by = await author();
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        const count = (await counter()) ?? 0;
        await api.db.insert(table).values({ _board: board, author: by, content: '같이' });
        await api.db
          .update(boards)
          .set({ comments: count + 1 })
          .where(eq(boards._id, board));
      }),
    );
    expect(await counter()).toBeLessThan(30);
  });
});
