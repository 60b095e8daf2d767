import { useEffect, useRef } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { api } from 'shared/client';
import type { TrashResource } from 'shared/contract';
import { useSyncForm } from '../forms/use-sync-form';
import { useUndoNotice } from '../trash/use-undo-notice';

type StoredDocument = FieldValues & { version: number };

/**
 * Returns a function that says that an item was taken off the list of a document, with a button that takes it back. An
 * item that was saved away meanwhile is restored from the trash, with its id and files.
 */
export const useUndoItemRemoval = (list: TrashResource, insert: (index: number, item: FieldValues) => void) => {
  const offerUndo = useUndoNotice();
  const dataProvider = useDataProvider();
  const syncForm = useSyncForm<StoredDocument>();
  const stored = useRecordContext();
  const latestStored = useRef(stored);
  useEffect(() => {
    latestStored.current = stored;
  });
  const find = (document: FieldValues | undefined, id: unknown): FieldValues | undefined =>
    document?.[list].find(({ _id }: FieldValues) => _id === id);

  const restore = async (index: number, id: string) => {
    await api.console.trash.restore({ params: { resource: list, id }, body: {} });
    const { data } = await dataProvider.getOne(list, { id: list });
    const item = find(data, id);
    if (item) insert(index, item);
    syncForm(data as StoredDocument);
  };

  return (message: string, index: number, item: FieldValues) =>
    offerUndo(message, () =>
      !item._id || find(latestStored.current, item._id) ? insert(index, item) : restore(index, item._id),
    );
};
