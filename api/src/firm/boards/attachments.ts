import { and, eq, isNull } from 'drizzle-orm';
import type { FileRef } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import type { Files } from '../../platform/files/files';
import { updateRecord } from '../../platform/http/records';
import type { Caller } from '../../platform/http/serve';
import { type BoardRow, boards } from './table';

const resource = 'boards';

/** The longest side of a stored thumbnail, in pixels. */
export const maxThumbSide = 1600;

type Attachments = Partial<Pick<BoardRow, 'thumb' | 'files'>>;

/** Locks a post for a change. Throws `not_found` if it does not exist or is deleted. */
export const lockBoard = (tx: Database, id: string) =>
  requireRow(tx, boards, and(eq(boards._id, id), isNull(boards.deletedAt)), 'update');

/** Updates the thumbnail or the files of a post, and writes the audit. */
export const updateAttachments = async (tx: Database, before: BoardRow, attachments: Attachments, caller: Caller) => {
  const after = await updateRecord(tx, boards, before._id, attachments, caller);
  await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after });
  return after;
};

/** Attaches a new thumbnail and releases the previous one. */
export const replaceThumb = async (tx: Database, files: Files, before: BoardRow, thumb: FileRef, caller: Caller) => {
  await files.attach(tx, thumb._id, { resource, id: before._id, slot: 'thumb' });
  if (before.thumb) await files.release(tx, [before.thumb._id]);
  return updateAttachments(tx, before, { thumb }, caller);
};
