import { Link as Look } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'shared/router';

/** The way into a record from its main column. */
export const OpenLink = ({ children }: { children: ReactNode }) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  return (
    <Look
      component={Link}
      to={`/console/${resource}/${record?.id}`}
      color="inherit"
      underline="hover"
      sx={{ fontWeight: 600 }}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Look>
  );
};
