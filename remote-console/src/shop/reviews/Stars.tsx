import { Box } from '@mui/material';
import { Star } from 'lucide-react';
import { reviewI18n } from './i18n';

const five = [1, 2, 3, 4, 5];

export const Stars = ({ score }: { score: number }) => {
  const t = reviewI18n.useT();
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('stars', { score })}
      sx={{ display: 'inline-flex', gap: '1px', color: 'warning.main', verticalAlign: 'middle' }}
    >
      {five.map((each) => (
        <Star key={each} size={14} fill={each <= score ? 'currentColor' : 'none'} aria-hidden />
      ))}
    </Box>
  );
};
