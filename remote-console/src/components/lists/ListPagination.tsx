import { Pagination, useListContext, useTranslate } from 'react-admin';

/** Pagination of a list, unless its rows could not be loaded. */
export const ListPagination = () => {
  const translate = useTranslate();
  const { error, data } = useListContext();
  if (error && !data) return null;
  // On a phone react-admin leaves the names of these buttons to MUI, which says them in English.
  const name = (type: 'previous' | 'next') => {
    const label = translate(`ra.navigation.${type}`);
    return { 'aria-label': label, title: label };
  };
  return <Pagination slotProps={{ actions: { previousButton: name('previous'), nextButton: name('next') } }} />;
};
