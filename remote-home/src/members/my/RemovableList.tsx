import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from 'shared/account-forms';
import { EmptyList } from './EmptyList';
import styles from './my.module.css';
import { PagedList, type PagedQuery } from './PagedList';
import type { ListQuery } from './use-list-query';

interface RemovableListProps<R> {
  query: PagedQuery<R>;
  list: Pick<ListQuery<never>, 'page' | 'buildPath'>;
  empty: { title: string; text: string };
  /** Asked before a row is removed. */
  confirmation: { title: string; text: string; confirmLabel: string };
  remove: (id: string) => Promise<unknown>;
  renderCard: (row: R, onRemove: () => void) => ReactNode;
}

/** A list of what the member has written, page by page; each entry can be removed. */
export const RemovableList = <R extends { _id: string }>({
  query,
  list,
  empty,
  confirmation,
  remove,
  renderCard,
}: RemovableListProps<R>) => {
  const [removingId, setRemovingId] = useState<string | null>(null);
  const confirm = async () => {
    if (removingId) await remove(removingId);
    query.refetch();
  };
  return (
    <>
      <PagedList query={query} list={list} empty={<EmptyList {...empty} />}>
        {(rows) => (
          <ul className={styles.tickets} data-single>
            {rows.map((row) => renderCard(row, () => setRemovingId(row._id)))}
          </ul>
        )}
      </PagedList>
      <ConfirmDialog
        open={removingId !== null}
        onClose={() => setRemovingId(null)}
        {...confirmation}
        onConfirm={confirm}
        danger
      />
    </>
  );
};
