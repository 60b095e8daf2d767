import { Pagination, useListContext } from 'react-admin';

/** Steps through the pages; rows that could not be read have none. */
export const Pages = () => {
  const { error, data } = useListContext();
  return error && !data ? null : <Pagination />;
};
