import { api } from 'shared/client';
import { type TrashResource, trashResources } from 'shared/contract';
import { useUndoNotice } from './use-undo-notice';

interface Trashed {
  resource: TrashResource;
  /** In the order in which they were deleted. */
  ids: readonly string[];
  message: string;
  /** Runs after a restoration, also one that stopped half-way. */
  onRestored: () => unknown;
}

/** Whether deleted records that the audit log calls so go to the trash. */
export const isTrashResource = (auditName: string): auditName is TrashResource =>
  trashResources.some((resource) => resource === auditName);

/** Returns a function that says what went to the trash, with a button that restores it. */
export const useTrashNotice = () => {
  const offerUndo = useUndoNotice();
  return ({ resource, ids, message, onRestored }: Trashed) =>
    offerUndo(message, async () => {
      try {
        // The last first, because what it belonged to may have been deleted after it.
        for (const id of ids.toReversed()) await api.console.trash.restore({ params: { resource, id }, body: {} });
      } finally {
        await onRestored();
      }
    });
};
