import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Inputs in columns, one below the other on a phone. */
export const FormGrid = ({ children, columns = 2 }: { children: ReactNode; columns?: number }) => (
  <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: `repeat(${columns}, minmax(0, 1fr))` } }}>
    {children}
  </Box>
);
