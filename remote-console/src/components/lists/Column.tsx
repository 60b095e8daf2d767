import type { ComponentProps } from 'react';
import { DataTable, useResourceContext } from 'react-admin';
import { useStore } from '../../data/resources-context';

/** A column of a list. Its head sorts where the API can. */
export const Column = (props: ComponentProps<typeof DataTable.Col>) => {
  const { isSortable } = useStore(useResourceContext() ?? '');
  return <DataTable.Col disableSort={!isSortable(props.source ?? '')} {...props} />;
};
