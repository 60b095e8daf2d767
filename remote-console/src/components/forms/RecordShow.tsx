import type { ComponentType } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { LoadError } from '../layout/LoadError';
import { RecordSkeleton } from './RecordSkeleton';
import { useLoaded } from './use-loaded';

const ShowError = () => {
  const { error, refetch } = useShowContext();
  return <LoadError error={error as Error | null} retry={refetch} />;
};

const ShowView = ({ Details }: { Details: ComponentType }) => {
  const { isFetching, error } = useShowContext();
  const isLoaded = useLoaded({ isFetching, error });
  if (error && !isLoaded) return <ShowError />;
  return isLoaded ? <Details /> : <RecordSkeleton />;
};

/** The page of a record that is read and not edited; `Details` uses the record context. */
export const RecordShow = ({ Details }: { Details: ComponentType }) => (
  <ShowBase loading={<RecordSkeleton />} error={<ShowError />}>
    <ShowView Details={Details} />
  </ShowBase>
);
