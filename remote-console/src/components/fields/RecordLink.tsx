import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'shared/router';

/** Link to the record's page, for the main column of a list. */
export const RecordLink = ({ children }: { children: ReactNode }) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  return (
    <MuiLink
      component={Link}
      to={`/console/${resource}/${record?.id}`}
      color="inherit"
      underline="hover"
      sx={{ fontWeight: 600 }}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </MuiLink>
  );
};
