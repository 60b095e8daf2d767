import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of a page under a heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ mb: 4, minWidth: 0 }}>
    <Typography
      variant="subtitle2"
      component="h2"
      sx={{ m: 0, mb: 1, pb: 0.75, borderBottom: 1, borderColor: 'divider' }}
    >
      {title}
    </Typography>
    {children}
  </Box>
);
