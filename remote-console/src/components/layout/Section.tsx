import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

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

/** A section named like a field of the current resource. */
export const FieldSection = ({ source, children }: { source: string; children: ReactNode }) => {
  const translate = useTranslate();
  return <Section title={translate(`resources.${useResourceContext()}.fields.${source}`)}>{children}</Section>;
};
