import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, maxNotificationFiles } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import { type Caller, serve } from '../../platform/http/serve';
import { trashFile } from '../../platform/trash/file-kind';
import type { MembersServices } from '../services';
import { type NotificationRow, notifications } from './table';

const resource = 'notifications';

const lockNotification = (tx: Database, id: string) =>
  requireRow(tx, notifications, and(eq(notifications._id, id), isNull(notifications.deletedAt)), 'update');

const updateFiles = async (tx: Database, before: NotificationRow, upload: FileRef[], caller: Caller) => {
  const target = before._id;
  const notification = await updateRecord(tx, notifications, target, { upload }, caller);
  await writeAudit(tx, caller, { action: 'UPDATE', resource, target, before, after: { ...before, upload } });
  return { notification };
};

export const serveConsoleNotifications = (app: FastifyInstance, { db, files }: MembersServices) =>
  serve(app, contract.console.notifications, {
    ...crudHandlers(db, contract.console.notifications, notifications, {
      search: ['subject', 'content'],
      write: (body, { current }) => {
        const { status, publishAt } = { status: 'DRAFT', publishAt: null, ...current, ...body };
        return { ...body, publishAt: publishAt ?? (status === 'PUBLISHED' ? now() : null) };
      },
    }),

    upload: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'attachment', user: caller.user }, async (tx, added) => {
        const before = await lockNotification(tx, params.id);
        if (before.upload.length >= maxNotificationFiles)
          throwApiError('too_many', { values: { limit: maxNotificationFiles } });
        await files.attach(tx, added._id, { resource, id: before._id, slot: 'upload' });
        return updateFiles(tx, before, [...before.upload, added], caller);
      }),

    removeUpload: ({ params, query: { file }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockNotification(tx, params.id);
        const removed = before.upload.filter(({ _id }) => file === undefined || _id === file);
        if (removed.length === 0) throwApiError('not_found');
        for (const each of removed) {
          const index = before.upload.indexOf(each);
          const place = { resource, id: before._id, column: 'upload', index, limit: maxNotificationFiles };
          await trashFile(tx, { file: each, ...place }, caller);
        }
        const rest = before.upload.filter((file) => !removed.includes(file));
        await updateFiles(tx, before, rest, caller);
      }),
  });
