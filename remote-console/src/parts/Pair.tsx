import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Inputs side by side where there is room. */
export const Pair = ({ children, columns = 2 }: { children: ReactNode; columns?: number }) => (
  <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: `repeat(${columns}, minmax(0, 1fr))` } }}>
    {children}
  </Box>
);
