import type { TrashResource } from 'shared/contract';
import type { Database } from '../database/connect';
import { lockDocument, readDocument, writeDocument } from '../documents/documents';
import type { DocumentKey, Documents } from '../documents/table';
import { throwApiError } from '../http/errors';
import type { Caller } from '../http/serve';
import { insertEntry } from './entries';
import { buildTitle, type EntryKind } from './kinds';

/** Documents that are lists of records. */
type ListKey = { [K in DocumentKey]: Documents[K] extends { _id: string; order: number }[] ? K : never }[DocumentKey];
type Item<K extends ListKey> = Documents[K][number];

interface ItemKindOptions<K extends ListKey> {
  resource: K & TrashResource;
  title: readonly (keyof Item<K> & string)[];
  /** A field that no two items share. */
  unique: keyof Item<K>;
}

interface ItemKind<K extends ListKey> extends EntryKind {
  /** Moves an item that was taken off the list to the trash, in the transaction that writes the list. */
  trash: (tx: Database, item: Item<K>, caller: Caller) => Promise<void>;
}

/** The items of a document; a restored one goes back to its place in the list. */
export const defineItemKind = <K extends ListKey>({ resource, title, unique }: ItemKindOptions<K>): ItemKind<K> => ({
  trash: (tx, item, caller) =>
    insertEntry(tx, { _id: item._id, resource, title: buildTitle(item, title), data: item }, caller),

  restore: async (tx, { data }, caller) => {
    const item = data as Item<K>;
    await lockDocument(tx, resource);
    const current = await readDocument(tx, resource, [] as unknown as Documents[K]);
    const items: Item<K>[] = current.value;
    if (items.some((other) => other[unique] === item[unique])) throwApiError('restore_conflict');
    const restored = items.toSpliced(item.order, 0, item).map((each, order) => ({ ...each, order }));
    await writeDocument(tx, resource, current, restored as Documents[K], caller);
  },
});
