import { Box } from '@mui/material';
import { Star } from 'lucide-react';
import { reviewI18n } from './i18n';

const scores = [1, 2, 3, 4, 5];

/** A score from 1 to 5 as stars. */
export const StarRating = ({ score }: { score: number }) => {
  const t = reviewI18n.useT();
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('stars', { score })}
      sx={{ display: 'inline-flex', gap: '1px', color: 'warning.main', verticalAlign: 'middle' }}
    >
      {scores.map((star) => (
        <Star key={star} size={14} fill={star <= score ? 'currentColor' : 'none'} aria-hidden />
      ))}
    </Box>
  );
};
