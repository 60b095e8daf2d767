import type { FileRef } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { type Files, refOf } from '../../platform/files/files';
import { failField } from '../../platform/http/errors';

interface Choice {
  field: '_image' | '_mobileImage';
  /** Null takes the picture away, undefined leaves it. */
  given: string | null | undefined;
  current: FileRef | null;
}

/** The picture that a popup will show: an upload that belongs to nothing yet, or the one it has. */
export const chosenPicture = async (tx: Database, files: Files, { field, given, current }: Choice) => {
  if (given === undefined) return current;
  if (given === null) return null;
  if (given === current?._id) return current;
  const file = await files.find(tx, given);
  if (file?.kind !== 'picture' || file.ownerId !== null) failField(field, 'invalid');
  return refOf(file);
};
