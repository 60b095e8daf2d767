import { Box } from '@mui/material';
import type { ReleaseHealth } from 'shared/contract';

const height = 36;

/** Visits of each day as bars, and the failures in them in red. The numbers stand beside it in words. */
export const DayBars = ({ days, label }: Pick<ReleaseHealth, 'days'> & { label: string }) => {
  const highest = Math.max(1, ...days.map(({ visits, failures }) => Math.max(visits, failures)));
  const toHeight = (count: number) => (count === 0 ? 0 : Math.max(2, (count / highest) * height));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * 10} ${height}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height, borderBottom: 1, borderColor: 'divider' }}
    >
      {days.map(({ date, visits, failures }, index) => (
        <g key={date}>
          <rect
            x={index * 10 + 1.5}
            y={height - toHeight(visits)}
            width={7}
            height={toHeight(visits)}
            style={{ fill: 'var(--cool)' }}
          />
          <rect
            x={index * 10 + 1.5}
            y={height - toHeight(failures)}
            width={7}
            height={toHeight(failures)}
            style={{ fill: 'var(--bad)' }}
          />
        </g>
      ))}
    </Box>
  );
};
