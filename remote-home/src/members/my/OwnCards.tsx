import { type ReactNode, useState } from 'react';
import { PeopleAsk, PeopleLoaded } from 'shared/people';
import { EmptyState, Pager } from 'shared/ui';
import styles from './my.module.css';

interface OwnCardsProps<R> {
  query: {
    data: { rows: R[]; total: number; limit: number } | undefined;
    error: Error | null;
    refetch: () => void;
  };
  page: number;
  hrefOf: (next: { page: number }) => string;
  empty: { title: string; text: string };
  /** Asked before one is removed. */
  ask: { title: string; text: string; yes: string };
  remove: (id: string) => Promise<unknown>;
  card: (row: R, onRemove: () => void) => ReactNode;
}

/** What one has written, page by page, to be removed again. */
export const OwnCards = <R extends { _id: string }>(props: OwnCardsProps<R>) => {
  const { query, page, hrefOf, empty, ask, remove, card } = props;
  const [removing, setRemoving] = useState<string | null>(null);
  const confirm = async () => {
    if (removing) await remove(removing);
    query.refetch();
  };
  return (
    <>
      <PeopleLoaded query={query}>
        {({ rows, total, limit }) => (
          <>
            {rows.length === 0 && (
              <EmptyState title={empty.title}>
                <p>{empty.text}</p>
              </EmptyState>
            )}
            <ul className={styles.tickets} data-single>
              {rows.map((row) => card(row, () => setRemoving(row._id)))}
            </ul>
            <Pager page={page} limit={limit} total={total} hrefOf={(number) => hrefOf({ page: number })} />
          </>
        )}
      </PeopleLoaded>
      <PeopleAsk open={removing !== null} onClose={() => setRemoving(null)} {...ask} onYes={confirm} danger />
    </>
  );
};
