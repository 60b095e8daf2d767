import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/table';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { outbox } from '../../platform/mail/table';
import { expireEntriesOf } from '../../platform/trash/entries';
import { inbox } from '../messages/table';
import { questions } from '../questions/table';
import { type User, users } from './table';

const batch = 50;

/**
 * Removes all personal data of an account. The row stays for records that must be kept by law (orders, bids, meetings);
 * the username can be used again.
 */
export const anonymiseUser = async (tx: Database, files: Files, user: User) => {
  const { _id, photo, logo, businessRegistration, introductionFile } = user;
  const ownQuestions = await tx.select({ files: questions.files }).from(questions).where(eq(questions._user, _id));
  const accountFiles = [photo, logo, businessRegistration, introductionFile].flatMap((file) => file ?? []);
  await files.release(
    tx,
    [...accountFiles, ...ownQuestions.flatMap((question) => question.files)].map((file) => file._id),
  );
  await tx.delete(questions).where(eq(questions._user, _id));
  await expireEntriesOf(tx, _id);
  await tx.delete(inbox).where(eq(inbox._user, _id));
  await tx.delete(outbox).where(or(eq(outbox._user, _id), and(eq(outbox.resource, 'users'), eq(outbox.target, _id))));
  const email = `${_id.toLowerCase()}@withdrawn.invalid`;
  await tx
    .update(users)
    .set({
      username: `withdrawn-${_id.toLowerCase()}`,
      passwordHash: '',
      name: '탈퇴회원',
      nameEn: null,
      email,
      emailVerifiedAt: null,
      phone: '',
      phoneVerifiedAt: null,
      birth: null,
      gender: null,
      address: null,
      photo: null,
      logo: null,
      businessRegistration: null,
      introductionFile: null,
      socials: [],
      notifications: [],
      company: null,
      buyer: null,
      seller: null,
      memo: null,
      purgedAt: now(),
    })
    .where(eq(users._id, _id));
  const actor = { _id: null, username: '', role: 'system' };
  await tx
    .insert(audit)
    .values({ actor, ip: '', requestId: '', action: 'DELETE', resource: 'users', target: _id, reason: 'retention' });
};

/** Anonymises members 30 days after their withdrawal; returns their number. Safe with several processes. */
export const purgeWithdrawnUsers = async (db: Database, files: Files): Promise<number> => {
  const count = await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(users)
      .where(
        and(
          eq(users.status, 'WITHDRAWN'),
          isNull(users.purgedAt),
          sql`(${users.withdrawal} ->> 'purgeAt')::timestamptz <= now()`,
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const user of due) await anonymiseUser(tx, files, user);
    return due.length;
  });
  return count < batch ? count : count + (await purgeWithdrawnUsers(db, files));
};
