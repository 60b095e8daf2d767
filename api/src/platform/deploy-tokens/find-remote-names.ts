import { remotePattern } from 'shared/contract';
import type { FindRecordNames } from '../audit/record-names';

/** Names remotes in the audit log. They have no table: the name is the id. */
export const findRemoteNames: FindRecordNames = async (_db, ids) =>
  new Map(
    ids
      .filter((id) => remotePattern.test(id))
      .map((id) => [id, { name: id, deleted: false, page: { resource: 'releases', _id: id } }]),
  );
