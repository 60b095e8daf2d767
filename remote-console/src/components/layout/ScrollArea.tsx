import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** For screen readers. */
  label: string;
  children: ReactNode;
}

/** Wide content, such as a table, that is scrolled sideways where there is no room for it, also by keyboard. */
export const ScrollArea = ({ label, children }: Props) => (
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
    {children}
  </Box>
);
