import type { FileRef } from 'shared/contract';

/** Chosen files that wait for their record to be created, by the ids of their references in the form. */
const stagedFiles = new Map<string, File>();

/** A reference to a chosen file, for the form: it is shown like a stored one, from an address within this page. */
export const stageFile = (file: File): FileRef => {
  const _id = crypto.randomUUID();
  stagedFiles.set(_id, file);
  return {
    _id,
    url: URL.createObjectURL(file),
    name: file.name,
    size: file.size,
    mime: file.type,
    width: null,
    height: null,
  };
};

export const getStagedFile = (ref: FileRef | null | undefined) => ref && stagedFiles.get(ref._id);

/** Forgets a staged file once it is stored. */
const unstageFile = ({ _id, url }: FileRef) => {
  stagedFiles.delete(_id);
  URL.revokeObjectURL(url);
};

/** What is stored after a record was saved. */
export interface StagedUpload {
  /** Named when it fails. */
  name: string;
  send: () => Promise<unknown>;
}

/** An upload for each staged file among the references. `send` gets the file and how many before it were stored. */
export const listStagedUploads = (
  refs: readonly (FileRef | null | undefined)[],
  send: (file: File, index: number) => Promise<unknown>,
): StagedUpload[] => {
  let stored = 0;
  return refs.flatMap((ref) => {
    const file = getStagedFile(ref);
    if (!ref || !file) return [];
    const upload = async () => {
      await send(file, stored);
      stored += 1;
      unstageFile(ref);
    };
    return { name: file.name, send: upload };
  });
};
