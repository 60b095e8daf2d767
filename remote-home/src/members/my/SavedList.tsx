import { type ReactNode, useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { type ApiFailure, failureOf } from 'shared/client';
import { EmptyList } from './EmptyList';
import styles from './my.module.css';
import { PagedList, type PagedQuery } from './PagedList';
import { SavedItem } from './SavedItem';
import type { SavedTarget } from './saved-target';
import type { ListQuery } from './use-list-query';

interface SavedRow {
  _id: string;
  target: SavedTarget;
  shown: { title: string; picture: { url: string } | null } | null;
  createdAt: string;
}

interface SavedListProps<R> {
  query: PagedQuery<R>;
  list: Pick<ListQuery<never>, 'page' | 'buildPath'>;
  empty: { title: string; text: string };
  remove: (id: string) => Promise<unknown>;
  /** Shown below an entry. */
  renderDetails?: (row: R) => ReactNode;
}

/** A list of bookmarks or likes, page by page; each entry can be removed without a question. */
export const SavedList = <R extends SavedRow>({ query, list, empty, remove, renderDetails }: SavedListProps<R>) => {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const removeRow = (id: string) =>
    remove(id).then(query.refetch, async (cause: unknown) => setFailure(await failureOf(cause)));
  return (
    <>
      <ProblemNotice cause={failure} />
      <PagedList query={query} list={list} empty={<EmptyList {...empty} shopLink />}>
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <SavedItem
                key={row._id}
                target={row.target}
                shown={row.shown}
                savedAt={row.createdAt}
                onRemove={() => void removeRow(row._id)}
              >
                {renderDetails?.(row)}
              </SavedItem>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
