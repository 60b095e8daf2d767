import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** What is known and not edited here. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={{ m: 0 }}>
    {children}
  </Box>
);

/** One line of it; nothing where nothing is known. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => {
  if (children === null || children === undefined || children === '' || children === false) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'clamp(96px, 34%, 160px) minmax(0, 1fr)' },
        columnGap: 2,
        py: 0.75,
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
};
