import { Box, Button, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'shared/router';
import { shellI18n } from './i18n';

/** An address below `/console` that no screen has. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  const t = shellI18n.useT();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, maxWidth: 560, py: { xs: 4, md: 8 } }}>
      <Title title={translate('ra.page.not_found')} preferenceKey={false} />
      <Typography>{translate('ra.message.not_found')}</Typography>
      <Button component={Link} to="/console" variant="contained" sx={{ mt: 1, minHeight: 44 }}>
        {t('start')}
      </Button>
    </Box>
  );
};
