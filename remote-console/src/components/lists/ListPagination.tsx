import { Pagination, useListContext } from 'react-admin';

/** Pagination of a list, unless its rows could not be loaded. */
export const ListPagination = () => {
  const { error, data } = useListContext();
  return error && !data ? null : <Pagination />;
};
