import { expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { contract, type Work } from 'shared/contract';
import { bookmarks } from '../../members/bookmarks/table';
import { inbox } from '../../members/messages/table';
import { type User, users } from '../../members/users/table';
import { outbox } from '../../platform/mail/table';
import { setUp } from '../../platform/testing';
import { requireSuccess } from '../../shop/orders/testing';
import { noticeMs, remindWatchers } from './remind-watchers';
import { inMinutes, startAuction } from './testing';

const api = await setUp(startAuction());

const template = 'auction.endingSoon';

const watch = async (user: User, work: Pick<Work, '_id'>) =>
  requireSuccess(await api.as(user, contract.bookmarks.create, { body: { target: { type: 'WORK', _id: work._id } } }));

/** A lot that ends in two hours, with watchers. */
const createWatchedLot = async (count = 1) => {
  const { work } = await api.openLot();
  const end = inMinutes(120);
  await api.endAt(work, end);
  const watchers: User[] = [];
  for (let at = 0; at < count; at += 1) watchers.push(await api.createMember());
  for (const user of watchers) await watch(user, work);
  const [user] = watchers;
  if (!user) throw new Error('No watchers');
  return { work, end, watchers, user };
};

/** Runs the job as if it were so many minutes before the end. */
const remind = (end: string, minutes: number) =>
  remindWatchers(api.db, { notifier: api.notifier, at: new Date(Date.parse(end) - minutes * 60_000) });

const countNotices = ({ _id }: User) => api.db.$count(inbox, and(eq(inbox._user, _id), eq(inbox.type, template)));
const sent = ({ _id }: User) =>
  api.db
    .select()
    .from(outbox)
    .where(and(eq(outbox._user, _id), eq(outbox.template, template)));

test('watchers are notified ten minutes before the end of a lot, on their channels, with a link', async () => {
  const { work, end, watchers } = await createWatchedLot(2);
  const [ko, en] = watchers;
  if (!ko || !en) throw new Error('No watchers');
  await api.db
    .update(users)
    .set({ language: 'en', notifications: ['EMAIL', 'SMS'] })
    .where(eq(users._id, en._id));
  await remind(end, 10.01);
  expect([await countNotices(ko), await countNotices(en)]).toEqual([0, 0]);
  await remind(end, noticeMs / 60_000);
  expect([await countNotices(ko), await countNotices(en)]).toEqual([1, 1]);
  const { body } = await api.as(ko, contract.inbox.list);
  expect(body.inbox[0]).toMatchObject({ type: template, link: `/auction/works/${work._id}` });
  const mails = await sent(ko);
  expect(mails.map(({ channel }) => channel)).toEqual(['EMAIL']);
  expect(mails[0]?.mail?.subject).toBe('관심 작품이 곧 마감됩니다');
  expect((await sent(en)).map(({ channel }) => channel).sort()).toEqual(['EMAIL', 'SMS']);
  expect((await sent(en)).find(({ channel }) => channel === 'EMAIL')?.mail?.subject).toBe(
    'A lot you are watching ends soon',
  );
});

test('concurrent processes notify each watcher once', async () => {
  const { end, watchers } = await createWatchedLot(6);
  const counts = await Promise.all(Array.from({ length: 8 }, () => remind(end, 9)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
  for (const user of watchers) expect([await countNotices(user), (await sent(user)).length]).toEqual([1, 1]);
});

test('control: without the claim and the unique key watchers are notified several times', async () => {
  const { work, user } = await createWatchedLot();
  const row = await api.row(work);
  await api.db.execute('alter table inbox drop constraint inbox_once');
  await Promise.all(Array.from({ length: 8 }, () => api.notifier.notifyEndingSoon(api.db, row, [user._id])));
  expect(await countNotices(user)).toBe(8);
  await api.db.delete(inbox).where(eq(inbox._user, user._id));
  await api.db.execute('alter table inbox add constraint inbox_once unique (_user, dedupe_key)');
});

test('an extension or a new bookmark sends no second notification', async () => {
  const { work, end, user } = await createWatchedLot();
  await remind(end, 9);
  const { body } = await api.as(user, contract.bookmarks.list, { query: { target: work._id } });
  await api.as(user, contract.bookmarks.remove, { params: { id: body.bookmarks[0]?._id ?? '' } });
  await watch(user, work);
  const newEnd = new Date(Date.parse(end) + 30 * 60_000).toISOString();
  await api.endAt(work, newEnd);
  await remind(newEnd, 9);
  expect([await countNotices(user), (await sent(user)).length]).toEqual([1, 1]);
});

test('the effective end after extensions counts', async () => {
  const { work, end, user } = await createWatchedLot();
  const newEnd = new Date(Date.parse(end) + 30 * 60_000).toISOString();
  await api.db.execute(`update works set effective_end_at = '${newEnd}' where _id = '${work._id}'`);
  await remind(end, 9);
  expect(await countNotices(user)).toBe(0);
  await remind(newEnd, 9);
  expect(await countNotices(user)).toBe(1);
});

test('no notification for withdrawn, closed or hidden lots, nor for bookmarks made in the last minutes', async () => {
  const withdrawn = await createWatchedLot();
  requireSuccess(await api.changeWork(api.admin.works.withdraw, withdrawn.work, { reason: '위탁자 요청' }));
  await remind(withdrawn.end, 5);
  expect(await countNotices(withdrawn.user)).toBe(0);

  const hidden = await createWatchedLot();
  await api.db.execute(`update works set visible = false where _id = '${hidden.work._id}'`);
  await remind(hidden.end, 5);
  expect(await countNotices(hidden.user)).toBe(0);

  const late = await createWatchedLot();
  await api.db
    .update(bookmarks)
    .set({ createdAt: new Date(Date.parse(late.end) - 5 * 60_000).toISOString() })
    .where(eq(bookmarks.target, late.work._id));
  await remind(late.end, 4);
  expect(await countNotices(late.user)).toBe(0);

  const over = await createWatchedLot();
  await remind(over.end, 0);
  expect(await countNotices(over.user)).toBe(0);
});

test('blocked members and former watchers are not notified', async () => {
  const { work, end, watchers } = await createWatchedLot(2);
  const [blocked, former] = watchers;
  if (!blocked || !former) throw new Error('No watchers');
  await api.db.update(users).set({ status: 'BLOCKED' }).where(eq(users._id, blocked._id));
  await api.db.delete(bookmarks).where(and(eq(bookmarks.target, work._id), eq(bookmarks._user, former._id)));
  await remind(end, 9);
  expect([await countNotices(blocked), await countNotices(former)]).toEqual([0, 0]);
});
