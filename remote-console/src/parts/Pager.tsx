import { TablePagination } from '@mui/material';

interface Props {
  total: number;
  /** From 1. */
  page: number;
  limit: number;
  onPage: (page: number) => void;
}

/** Steps through rows that are no list of react-admin's; nothing where one page holds them. */
export const Pager = ({ total, page, limit, onPage }: Props) =>
  total > limit && (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={limit}
      rowsPerPageOptions={[]}
      onPageChange={(_, next) => onPage(next + 1)}
    />
  );
