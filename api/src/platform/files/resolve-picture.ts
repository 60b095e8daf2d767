import type { FileRef } from 'shared/contract';
import type { Database } from '../database/connect';
import { throwFieldError } from '../http/errors';
import { type Files, toFileRef } from './files';

interface PictureField {
  /** Name of the field in the body. */
  field: string;
  /** The id in the body: undefined keeps the stored picture, null removes it. */
  id: string | null | undefined;
  stored: FileRef | null | undefined;
}

/** The picture that a record is to have: the stored one, none, or an upload that belongs to no record yet. */
export const resolvePicture = async (tx: Database, files: Files, { field, id, stored = null }: PictureField) => {
  if (id === undefined || id === stored?._id) return stored;
  if (id === null) return null;
  const file = await files.find(tx, id);
  if (file?.kind !== 'picture' || file.ownerId !== null) throwFieldError(field, 'invalid');
  return toFileRef(file);
};
