import type { ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { LoadError } from '../layout/LoadError';

const ShowError = () => {
  const { error, refetch } = useShowContext();
  return <LoadError error={error as Error | null} retry={refetch} />;
};

/** A record that is read and not edited; its children use the record context. */
export const RecordShow = ({ children }: { children: ReactNode }) => (
  <ShowBase error={<ShowError />}>{children}</ShowBase>
);
