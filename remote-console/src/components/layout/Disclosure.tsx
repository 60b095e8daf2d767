import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Something that is read on demand, closed at first. Its summary is as high as a button. */
export const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <Box component="details" sx={{ minWidth: 0 }}>
    <Typography
      component="summary"
      variant="body2"
      sx={{ display: 'list-item', py: { xs: 1.625, md: 1.125 }, cursor: 'pointer' }}
    >
      {summary}
    </Typography>
    {children}
  </Box>
);
