import { Box, Typography } from '@mui/material';
import { CreateButton, useResourceContext, useTranslate } from 'react-admin';

/** Shown in place of an empty list: what the records are for and how to begin. */
export const EmptyList = ({ creatable }: { creatable: boolean }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const name = translate(`resources.${resource}.name`, { smart_count: 2 });
  return (
    <Box sx={{ py: 10, px: 2, textAlign: 'center' }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('ra.page.empty', { name })}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3, maxWidth: 480, mx: 'auto' }}>
        {translate(`resources.${resource}.invitation`, { _: translate('ra.page.invite') })}
      </Typography>
      {creatable && <CreateButton variant="contained" size="medium" />}
    </Box>
  );
};
