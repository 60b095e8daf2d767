import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Board, contract, reservedSlugs } from 'shared/contract';
import { startApi } from '../../app/testing';
import { publishedPost } from '../../firm/boards/testing';
import { connectPatiently, setUp } from '../testing';

const { console: admin, boards } = contract;

const api = await setUp(startApi());
beforeEach(() => api.pool.query('delete from boards'));

const create = (fields: object) =>
  api.asAdmin(admin.boards.create, { body: { ...publishedPost, subject: { ko: '하자 소송' }, ...fields } });
const write = async (fields: object) => {
  const { body, status, error } = await create(fields);
  if (status !== 201) throw new Error(JSON.stringify(error));
  return body.board;
};
const change = async ({ _id }: Pick<Board, '_id'>, fields: object) => {
  const { board } = (await api.asAdmin(admin.boards.get, { params: { id: _id } })).body;
  return api.asAdmin(admin.boards.update, { params: { id: _id }, body: { ...fields, version: board.version } });
};
const remove = ({ _id }: Pick<Board, '_id'>) => api.asAdmin(admin.boards.remove, { params: { id: _id } });
const restore = ({ _id }: Pick<Board, '_id'>) =>
  api.asAdmin(admin.trash.restore, { params: { resource: 'boards', id: _id }, body: {} });
const readSlugs = async ({ _id }: Pick<Board, '_id'>) =>
  (await api.asAdmin(admin.boards.get, { params: { id: _id } })).body.board.slugs;

/** The id of the post at an address, or the status if there is none. */
const find = async (name: string) => {
  const { status, body } = await api.call(boards.get, { params: { id: name } });
  return status === 200 ? body.board._id : status;
};

describe('a slug is made of a title', () => {
  const toSlug = async (title: string, language: string) =>
    (await api.pool.query<{ slug: string }>(`select to_slug($1, $2, 'post') as slug`, [title, language])).rows[0]?.slug;

  test.each([
    ['하자 소송, 2026년에 달라진 것!', 'ko', '하자-소송-2026년에-달라진-것'],
    ['하자', 'ko', '하자'],
    ['ＡＢＣ 경매 ①', 'ko', 'abc-경매-1'],
    ['What’s new in Café law & more', 'en', 'whats-new-in-cafe-law-more'],
    ['한글 Title', 'en', 'title'],
    ['建筑工程 瑕疵诉讼（指南）', 'cn', '建筑工程-瑕疵诉讼-指南'],
    ['🎉🎉', 'ko', 'post'],
    ['2026', 'ko', 'post-2026'],
    ['2026-07-28', 'en', 'post-2026-07-28'],
    [' -- ', 'en', 'post'],
  ])('%s (%s): %s', async (title, language, slug) => expect(await toSlug(title, language)).toBe(slug));

  test('of a very long one whole words are taken, and sixty characters of one without spaces', async () => {
    expect(await toSlug('가나다 '.repeat(40), 'ko')).toBe(Array(15).fill('가나다').join('-'));
    expect(await toSlug('很'.repeat(100), 'cn')).toBe('很'.repeat(60));
    expect(await toSlug(`2026 ${'很'.repeat(100)}`, 'cn')).toBe(`2026-${'很'.repeat(55)}`);
  });

  test('words that are parts of addresses are no slugs, neither made nor written', async () => {
    for (const word of reservedSlugs) {
      expect(await toSlug(word, 'en')).toBe(`post-${word}`);
      const { status, error } = await create({ subject: { ko: '글', en: 'Post' }, slugs: { en: word } });
      expect([status, error.errors?.[0]]).toMatchObject([422, { field: 'slugs.en', code: 'slug' }]);
    }
  });
});

describe('a post', () => {
  test('has a slug in each language with title and text, and is found by it and by its id', async () => {
    const board = await write({
      subject: { ko: '하자 소송', en: 'Defect claims', cn: '瑕疵诉讼' },
      content: { ko: '<p>글</p>', en: '<p>Text</p>' },
    });
    expect(board.slugs).toEqual({ ko: '하자-소송', en: 'defect-claims' });
    for (const name of [board._id, '하자-소송', 'defect-claims']) expect(await find(name)).toBe(board._id);
    expect(await find('瑕疵诉讼')).toBe(404);
    const headers = { 'accept-language': 'en' };
    const { body } = await api.call(boards.get, { params: { id: board._id }, headers });
    expect(body.board).toMatchObject({ slug: 'defect-claims', slugs: { ko: '하자-소송', en: 'defect-claims' } });
    const list = await api.call(boards.list, { headers: { 'accept-language': 'zh' } });
    expect(list.body.boards.map(({ slug }) => slug)).toEqual(['하자-소송']);
  });

  test('gets its slug when it is published, from the title of that time', async () => {
    const draft = await write({ status: 'DRAFT', subject: { ko: '새 글' } });
    expect(draft.slugs).toBeNull();
    await change(draft, { subject: { ko: '다듬은 제목' } });
    await change(draft, { status: 'PUBLISHED' });
    expect(await readSlugs(draft)).toEqual({ ko: '다듬은-제목' });
  });

  test('keeps its slug when its title changes, until it is to be made again', async () => {
    const board = await write({});
    await change(board, { subject: { ko: '바뀐 제목' } });
    expect(await readSlugs(board)).toEqual({ ko: '하자-소송' });
    await change(board, { slugs: {} });
    expect(await readSlugs(board)).toEqual({ ko: '하자-소송' });
    await change(board, { slugs: { ko: null } });
    expect(await readSlugs(board)).toEqual({ ko: '바뀐-제목' });
  });

  test('is found at its former addresses too, until another post takes one', async () => {
    const board = await write({});
    for (const ko of ['둘째', '셋째']) expect((await change(board, { slugs: { ko } })).status).toBe(200);
    for (const name of ['하자-소송', '둘째', '셋째']) expect(await find(name)).toBe(board._id);
    const other = await write({ subject: { ko: '둘째' } });
    expect(other.slugs).toEqual({ ko: '둘째' });
    expect([await find('둘째'), await find('하자-소송')]).toEqual([other._id, board._id]);
  });

  test('with a name of its own is found by it, and its English slug is made from it', async () => {
    const board = await write({ subject: { ko: '하자', en: 'A long English title' }, slug: 'defect-2026' });
    expect(board.slugs).toEqual({ ko: '하자', en: 'defect-2026' });
    const korean = await write({ subject: { ko: '누수' }, slug: 'leak' });
    expect([await find('defect-2026'), await find('leak')]).toEqual([board._id, korean._id]);
  });

  test('gets a number where its title is taken, and with many the end of its id', async () => {
    const made: Board[] = [];
    while (made.length < 10) made.push(await write({}));
    const [first, second, ...others] = made.map(({ slugs }) => slugs?.ko);
    expect([first, second, others[6]]).toEqual(['하자-소송', '하자-소송-2', '하자-소송-9']);
    expect(others[7]).toBe(`하자-소송-${made[9]?._id.slice(-8).toLowerCase()}`);
  });
});

describe('a slug is refused', () => {
  const refuse = async (fields: object) => {
    const { status, error } = await create(fields);
    return [status, error.code, error.errors?.[0]?.field, error.errors?.[0]?.code];
  };

  test('where another post has it', async () => {
    await write({});
    expect(await refuse({ subject: { ko: '다른 글' }, slugs: { ko: '하자-소송' } })).toEqual([
      409,
      'taken',
      'slugs.ko',
      'taken',
    ]);
  });

  test('in a language without title or text', async () => {
    const content = { ko: '<p>글</p>' };
    const expected = [422, 'invalid', 'slugs.en', 'untranslated'];
    expect(await refuse({ slugs: { en: 'claims' } })).toEqual(expected);
    expect(await refuse({ subject: { ko: '글', en: 'Post' }, content, slugs: { en: 'claims' } })).toEqual(expected);
  });

  test.each([
    ['ko', '두 낱말', 'format'],
    ['en', '한글', 'format'],
    ['ko', '2026', 'slug'],
    ['ko', '가'.repeat(65), 'too_long'],
  ])('%s: %s (%s)', async (language, slug, code) =>
    expect(await refuse({ slugs: { [language]: slug } })).toEqual([422, 'invalid', `slugs.${language}`, code]),
  );
});

describe('a deleted post', () => {
  test('is not found, and comes back with its slug', async () => {
    const board = await write({});
    await remove(board);
    expect(await find('하자-소송')).toBe(404);
    expect((await restore(board)).status).toBe(204);
    expect([await find('하자-소송'), await readSlugs(board)]).toEqual([board._id, { ko: '하자-소송' }]);
  });

  test('leaves its slug to others, and then comes back with a number', async () => {
    const board = await write({});
    await remove(board);
    const other = await write({});
    await restore(board);
    expect([await find('하자-소송'), await find('하자-소송-2')]).toEqual([other._id, board._id]);
  });

  test('that is purged leaves no slugs', async () => {
    const { _id } = await write({ slug: 'gone' });
    await api.pool.query('delete from boards where _id = $1', [_id]);
    expect((await api.pool.query('select from slugs where _record = $1', [_id])).rowCount).toBe(0);
  });
});

test('a post of a member has no slug, takes none that an article had, and loses its own when it becomes one', async () => {
  const article = await write({});
  await change(article, { slugs: { ko: '하자-안내' } });
  const body = { code: 'COMMUNITY' as const, subject: { ko: '하자 소송' }, content: { ko: '<p>글</p>' } };
  const { status, body: answer } = await api.call(boards.create, { as: 'member', body });
  expect([status, answer.board.slug]).toEqual([201, null]);
  expect(await find('하자-소송')).toBe(article._id);
  await api.pool.query(`update boards set code = 'COMMUNITY' where _id = $1`, [article._id]);
  expect([await find('하자-안내'), await readSlugs(article)]).toEqual([article._id, null]);
});

describe('two posts with one title in two transactions at once', () => {
  const url = api.pool.options.connectionString ?? '';
  const insert = (id: string) => `
    insert into boards (_id, code, subject, status, created_at, updated_at, publish_at)
    values ('${id}', 'NEWS', '{"ko": "같은 제목"}', 'PUBLISHED', now(), now(), now()) returning slugs ->> 'ko' as slug`;

  /** The first transaction commits after the second has begun to wait for it, or has inserted its post. */
  const race = async () => {
    const connections = [connectPatiently(url), connectPatiently(url)] as const;
    const [first, second] = await Promise.all(connections.map(({ pool }) => pool.connect()));
    if (!first || !second) throw new Error('No connections');
    await first.query('begin');
    await second.query('begin');
    const one = await first.query<{ slug: string }>(insert('ONE'));
    let isDone = false;
    const other = second.query<{ slug: string }>(insert('OTHER')).finally(() => {
      isDone = true;
    });
    const isWaiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!isDone && (await api.pool.query(isWaiting)).rowCount === 0);
    await first.query('commit');
    const slugs = [one, await other].map(({ rows }) => rows[0]?.slug);
    await second.query('commit');
    for (const client of [first, second]) client.release();
    for (const { close } of connections) await close();
    return slugs;
  };

  test('get two slugs', async () => expect(await race()).toEqual(['같은-제목', '같은-제목-2']));

  test('control: without the key both get the same', async () => {
    await api.pool.query('alter table slugs drop constraint slugs_pkey');
    expect(await race()).toEqual(['같은-제목', '같은-제목']);
    await api.pool.query('delete from boards');
    await api.pool.query('alter table slugs add primary key (kind, slug)');
  });
});

test('lots, auctions, products and fairs have slugs when the public sees them', async () => {
  const { rows } = await api.pool.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgfoid = 'assign_slugs'::regproc order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['boards', 'fairs', 'programs', 'shop_products', 'works']);
});
