import type { ComponentProps } from 'react';
import { DataTable, useResourceContext } from 'react-admin';
import { resource as stored } from '../data/resources';

/** A column; its head sorts where the API can. */
export const Column = (props: ComponentProps<typeof DataTable.Col>) => {
  const resource = useResourceContext() ?? '';
  return <DataTable.Col disableSort={!stored(resource).sortable(props.source ?? '')} {...props} />;
};
