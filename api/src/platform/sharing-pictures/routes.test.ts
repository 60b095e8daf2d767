import { expect, test } from '@jest/globals';
import { type Board, contract } from 'shared/contract';
import sharp from 'sharp';
import { setting } from '../../../seed/content/setting';
import { createPicture, startApi } from '../../app/testing';
import { publishedPost } from '../../firm/boards/testing';
import { setUp } from '../testing';

const api = await setUp(startApi());
await api.pool.query(`insert into documents (key, value, version, updated_at) values ('setting', $1, 1, now())`, [
  JSON.stringify(setting),
]);

const createArticle = async (changes: Partial<Board> = {}) => {
  const body = {
    ...publishedPost,
    subject: { ko: '하자보수 보증금', en: 'The defect deposit', cn: '瑕疵保证金' },
    publishAt: '2026-11-01T00:00:00.000Z',
    ...changes,
  };
  return (await api.asAdmin(contract.console.boards.create, { body })).body.board;
};
const getPath = ({ _id }: { _id: string }, language = 'ko', kind = 'articles') =>
  `/api/v1/sharing-pictures/${kind}/${_id}/${language}`;
const fetchPicture = async (path: string) => {
  const { status, content, headers } = await api.send({ path });
  return { status, content: content as Buffer, headers };
};

test('an article has a picture for link previews in each language', async () => {
  const article = await createArticle();
  const pictures = [];
  for (const language of ['ko', 'en', 'cn']) {
    const { status, content, headers } = await fetchPicture(getPath(article, language));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(headers['cache-control']).toContain('public');
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    pictures.push(content.toString('base64'));
  }
  expect(new Set(pictures).size).toBe(3);
});

test('a crawler that has the picture gets it again only after a change', async () => {
  const article = await createArticle();
  const { headers } = await fetchPicture(getPath(article));
  const ask = () => api.send({ path: getPath(article), headers: { 'if-none-match': headers.etag ?? '' } });
  expect((await ask()).status).toBe(304);
  await api.asAdmin(contract.console.boards.update, {
    params: { id: article._id },
    body: { subject: { ko: '다른 제목' }, version: article.version },
  });
  const changed = await ask();
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(headers.etag);
});

test('what visitors do not see has no picture', async () => {
  const [draft, secret] = [await createArticle({ status: 'DRAFT' }), await createArticle({ secret: true })];
  const article = await createArticle();
  for (const path of [
    getPath(draft),
    getPath(secret),
    getPath({ _id: 'none' }),
    getPath(article, 'fr'),
    getPath(article, 'ko', 'users'),
    getPath(article, 'ko', 'toString'),
    ...['lawyers', 'lots', 'products'].map((kind) => getPath({ _id: 'none' }, 'ko', kind)),
  ])
    expect((await fetchPicture(path)).status).toBe(404);
});

test('a record whose photo is lost has a plain picture, which is not cached for long', async () => {
  const article = await createArticle();
  await api.asAdmin(contract.console.boards.thumb, { params: { id: article._id }, file: await createPicture() });
  const { status } = await fetchPicture(getPath(article));
  expect(status).toBe(200);
  const { rows } = await api.pool.query(`select key from files where owner_id = $1`, [article._id]);
  for (const { key } of rows) await api.storage.delete(key);
  const { content, headers } = await fetchPicture(getPath(article, 'en'));
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(headers.etag).toBeUndefined();
  expect(await sharp(content).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('one source cannot have any number of pictures drawn, but gets those that are drawn', async () => {
  const [drawn, other] = [await createArticle(), await createArticle({ subject: { ko: '또 다른 글' } })];
  await fetchPicture(getPath(drawn));
  await api.pool.query(
    `update throttles set count = 120, ends_at = now() + interval '1 hour' where key like 'sharing-pictures:source:%'`,
  );
  expect((await fetchPicture(getPath(drawn))).status).toBe(200);
  expect((await fetchPicture(getPath(other))).status).toBe(429);
});
