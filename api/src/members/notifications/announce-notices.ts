import { and, eq, isNull, sql } from 'drizzle-orm';
import { fillTemplate, languages, pickText } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { publishLiveEvent } from '../../platform/live/publish';
import { messages } from '../messages/table';
import { audienceConditions, isPublished } from './audience';
import { type NotificationRow, notifications } from './table';

const template = 'notice.published';

/** Adds the inbox entries in one statement, as there may be thousands of recipients; returns the user ids. */
const fillInboxes = async (tx: Database, { _id, subject, audience }: NotificationRow) => {
  const message = await findRow(tx, messages, eq(messages.code, template));
  if (!message?.enabled) return [];
  const filled = (part: 'subject' | 'body') =>
    JSON.stringify(
      Object.fromEntries(
        languages.map((language) => [
          language,
          fillTemplate(pickText(message[part], language), { subject: pickText(subject, language) }),
        ]),
      ),
    );
  const { rows } = await tx.execute<{ _user: string }>(sql`
    insert into inbox (_id, _user, type, title, text, link, resource, target, dedupe_key, created_at)
    select upper(replace(gen_random_uuid()::text, '-', '')), _id, ${template}, ${filled('subject')}::jsonb,
      ${filled('body')}::jsonb, ${`/matching/notices/${_id}`}, 'notifications', ${_id}, ${`notice:${_id}`}, now()
    from users where status in ('ACTIVE', 'PENDING') and deleted_at is null and ${audienceConditions[audience]}
    on conflict do nothing returning _user`);
  return rows.map(({ _user }) => _user);
};

/** Announces published notices to members, each once, also with several processes. Returns their number. */
export const announceNotices = async (db: Database): Promise<number> => {
  const found = await db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(notifications)
      .where(and(isPublished, isNull(notifications.announcedAt)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return 0;
    const recipients = await fillInboxes(tx, due);
    await tx.update(notifications).set({ announcedAt: sql`now()` }).where(eq(notifications._id, due._id));
    if (recipients.length > 0)
      await publishLiveEvent(tx, { type: 'notice', users: recipients, data: { code: template, _ref: due._id } });
    return 1;
  });
  return found === 0 ? 0 : found + (await announceNotices(db));
};
