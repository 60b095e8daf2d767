import type { FileRef } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { type Files, toFileRef } from '../../platform/files/files';
import { throwFieldError } from '../../platform/http/errors';

interface PictureInput {
  field: '_image' | '_mobileImage';
  /** Null removes the picture; undefined keeps the current one. */
  fileId: string | null | undefined;
  current: FileRef | null;
}

/** Returns the picture to store: the current one, or an upload that is not attached to a record yet. */
export const resolvePicture = async (tx: Database, files: Files, { field, fileId, current }: PictureInput) => {
  if (fileId === undefined) return current;
  if (fileId === null) return null;
  if (fileId === current?._id) return current;
  const file = await files.find(tx, fileId);
  if (file?.kind !== 'picture' || file.ownerId !== null) throwFieldError(field, 'invalid');
  return toFileRef(file);
};
