import { expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { buildFaq } from '../../firm/faqs/testing';
import { startWithUsers } from '../../members/users/testing';
import { setUp } from '../testing';

const { console: admin } = contract;

const api = await setUp(startWithUsers());

const list = async (query: object) => (await api.asAdmin(admin.audit.list, { query: query as never })).body.audit;
const createFaq = async (ko: string) =>
  (await api.asAdmin(admin.faqs.create, { body: buildFaq({ type: 'inquiry', question: { ko } }) })).body.faq;

test('an entry names its record as it is called now, and says where it is', async () => {
  const { _id: id, version } = await createFaq('처음 이름');
  await api.asAdmin(admin.faqs.update, {
    params: { id },
    body: buildFaq({ type: 'inquiry', question: { ko: '새 이름' }, version }) as never,
  });
  const page = { resource: 'faqs', _id: id };
  expect(await list({ target: id })).toMatchObject([
    { action: 'UPDATE', record: { name: '새 이름', state: 'stored', page } },
    { action: 'CREATE', record: { name: '새 이름', state: 'stored', page } },
  ]);
  await api.asAdmin(admin.faqs.remove, { params: { id } });
  const [removal] = await list({ target: id });
  expect(removal).toMatchObject({ action: 'DELETE', record: { name: '새 이름', state: 'removed', page: null } });
  const { body } = await api.asAdmin(admin.audit.get, { params: { id: removal?._id ?? '' } });
  expect(body.entry.record?.name).toBe('새 이름');
});

test('a record in the trash is told from one that is gone', async () => {
  const id = await api.getUserId('buyer');
  const { _id } = await api.getUserById(id);
  await api.asAdmin(admin.users.remove, { params: { id: _id } });
  expect(await list({ target: id, action: 'DELETE' })).toMatchObject([
    { record: { state: 'deleted', page: { resource: 'users', _id: id } } },
  ]);
});

test('ids within the values are named too', async () => {
  const [one, other] = [await createFaq('하나'), await createFaq('둘')];
  const ids = [other._id, one._id];
  expect((await api.asAdmin(admin.faqs.reorder, { body: { type: 'inquiry', ids } })).status).toBe(204);
  const [entry] = await list({ resource: 'faqs' });
  expect(entry).toMatchObject({ record: null, names: { [one._id]: '하나', [other._id]: '둘' } });
});

test('reading personal data is listed apart from changes', async () => {
  const target = await api.getUserId('member');
  await api.asAdmin(admin.users.get, { params: { id: target } });
  await api.asAdmin(admin.users.endSessions, { params: { id: target } });
  const kinds = async (query: object) => (await list({ target, ...query })).map(({ action }) => action);
  expect(await kinds({ kind: 'READ' })).toEqual(['VIEW_PII']);
  expect(await kinds({ kind: 'CHANGE' })).toEqual(['UPDATE']);
  expect(await kinds({})).toEqual(['UPDATE', 'VIEW_PII']);
});
