import { Box, Typography } from '@mui/material';
import { useLanguage } from 'shared/i18n';
import { axisWidth, chartHeight } from './chart-size';
import { locales } from './locales';
import { type Scale, toOffsetPercent } from './scale';

/** The grid lines of a bar chart with their values in short form. */
export const BarAxis = ({ scale }: { scale: Scale }) => {
  const language = useLanguage();
  const format = new Intl.NumberFormat(locales[language], { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <Box sx={{ position: 'relative', height: chartHeight, mt: 1, ml: `${axisWidth}px` }} aria-hidden>
      {scale.ticks.map((tick) => (
        <Box
          key={tick}
          sx={{
            position: 'absolute',
            left: 0,
            right: 0,
            top: `${toOffsetPercent(tick, scale)}%`,
            borderTop: 1,
            borderColor: tick === 0 ? 'text.secondary' : 'divider',
          }}
        >
          <Typography
            variant="caption"
            color="text.secondary"
            sx={{ position: 'absolute', right: '100%', pr: 1, top: -9, whiteSpace: 'nowrap', lineHeight: '18px' }}
          >
            {format.format(tick)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
