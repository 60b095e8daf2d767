import { and, eq, isNull, sql } from 'drizzle-orm';
import { fillText, languages, pick } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { publish } from '../../platform/live/publish';
import { messages } from '../messages/table';
import { isPublished, members } from './audience';
import { type NotificationRow, notifications } from './table';

const template = 'notice.published';

/** In one statement: there may be many thousand readers. */
const fillInboxes = async (tx: Database, { _id, subject, audience }: NotificationRow) => {
  const [message] = await tx.select().from(messages).where(eq(messages.code, template));
  if (!message?.enabled) return [];
  const filled = (part: 'subject' | 'body') =>
    JSON.stringify(
      Object.fromEntries(
        languages.map((language) => [
          language,
          fillText(pick(message[part], language), { subject: pick(subject, language) }),
        ]),
      ),
    );
  const { rows } = await tx.execute<{ _user: string }>(sql`
    insert into inbox (_id, _user, type, title, text, link, resource, target, dedupe_key, created_at)
    select upper(replace(gen_random_uuid()::text, '-', '')), _id, ${template}, ${filled('subject')}::jsonb,
      ${filled('body')}::jsonb, ${`/matching/notices/${_id}`}, 'notifications', ${_id}, ${`notice:${_id}`}, now()
    from users where status in ('ACTIVE', 'PENDING') and deleted_at is null and ${members[audience]}
    on conflict do nothing returning _user`);
  return rows.map(({ _user }) => _user);
};

/** Tells members of notices whose time has come. Processes share the work; each notice is told once. */
export const announceNotices = async (db: Database): Promise<number> => {
  const found = await db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(notifications)
      .where(and(isPublished, isNull(notifications.announcedAt)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return 0;
    const readers = await fillInboxes(tx, due);
    await tx.update(notifications).set({ announcedAt: sql`now()` }).where(eq(notifications._id, due._id));
    if (readers.length > 0)
      await publish(tx, { type: 'notice', users: readers, data: { code: template, _ref: due._id } });
    return 1;
  });
  return found === 0 ? 0 : found + (await announceNotices(db));
};
