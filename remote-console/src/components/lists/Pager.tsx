import { TablePagination } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  total: number;
  /** From 1. */
  page: number;
  limit: number;
  onPage: (page: number) => void;
}

/** Pagination outside of react-admin's lists; nothing for a single page. */
export const Pager = ({ total, page, limit, onPage }: Props) => {
  const translate = useTranslate();
  if (total <= limit) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={limit}
      rowsPerPageOptions={[]}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      onPageChange={(_, next) => onPage(next + 1)}
    />
  );
};
