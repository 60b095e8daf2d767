import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, notificationFileCount } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { type NotificationRow, notifications } from './table';

const resource = 'notifications';

const lock = async (tx: Database, id: string) => {
  const alive = and(eq(notifications._id, id), isNull(notifications.deletedAt));
  const [notification] = await tx.select().from(notifications).where(alive).for('update');
  return notification ?? fail('not_found');
};

const changeFiles = async (tx: Database, before: NotificationRow, upload: FileRef[], caller: Caller) => {
  const set = { upload, ...touched(notifications, caller) };
  const [after] = await tx.update(notifications).set(set).where(eq(notifications._id, before._id)).returning();
  const target = before._id;
  await writeAudit(tx, caller, { action: 'UPDATE', resource, target, before, after: { ...before, upload } });
  return after ?? fail('not_found');
};

export const serveConsoleNotifications = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) =>
  serve(app, contract.console.notifications, {
    ...crudHandlers(db, contract.console.notifications, notifications, {
      search: ['subject', 'content'],
      write: (body, { current }) => {
        const { status, publishAt } = { status: 'DRAFT', publishAt: null, ...current, ...body };
        return { ...body, publishAt: publishAt ?? (status === 'PUBLISHED' ? now() : null) };
      },
    }),

    upload: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'attachment', user: caller.user }, async (tx, added) => {
        const before = await lock(tx, params.id);
        if (before.upload.length >= notificationFileCount)
          fail('too_many', { values: { limit: notificationFileCount } });
        await files.attach(tx, added._id, { resource, id: before._id, slot: 'upload' });
        return { notification: await changeFiles(tx, before, [...before.upload, added], caller) };
      }),

    removeUpload: ({ params, query: { file }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lock(tx, params.id);
        const gone = before.upload.filter(({ _id }) => file === undefined || _id === file);
        if (gone.length === 0) fail('not_found');
        await files.release(
          tx,
          gone.map(({ _id }) => _id),
        );
        const rest = before.upload.filter((kept) => !gone.includes(kept));
        await changeFiles(tx, before, rest, caller);
      }),
  });
