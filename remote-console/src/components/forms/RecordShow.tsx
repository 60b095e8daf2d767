import type { ComponentType } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { LoadError } from '../layout/LoadError';

const ShowError = () => {
  const { error, refetch } = useShowContext();
  return <LoadError error={error as Error | null} retry={refetch} />;
};

/** The page of a record that is read and not edited; `Details` uses the record context. */
export const RecordShow = ({ Details }: { Details: ComponentType }) => (
  <ShowBase error={<ShowError />}>
    <Details />
  </ShowBase>
);
