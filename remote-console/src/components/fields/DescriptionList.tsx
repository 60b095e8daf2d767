import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

/** Labels and values that are not edited. */
export const DescriptionList = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={{ m: 0 }}>
    {children}
  </Box>
);

/** A label and its value; nothing for an empty value. */
export const DescriptionItem = ({ label, children }: { label: string; children: ReactNode }) => {
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

/** An item labelled by the name of a field of the current resource. */
export const FieldItem = ({ source, children }: { source: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <DescriptionItem label={translate(`resources.${useResourceContext()}.fields.${source}`)}>
      {children}
    </DescriptionItem>
  );
};
