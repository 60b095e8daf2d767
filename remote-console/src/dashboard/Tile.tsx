import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'shared/router';
import { buildListPath } from '../data/list-path';

const tileSx = {
  display: 'block',
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
};

interface TileLabel {
  label: string;
  /** What the number consists of. */
  note?: string | false | null | undefined;
  urgent?: boolean;
}

interface Props extends TileLabel {
  to: string;
  /** Undefined while loading, null if it could not be loaded. */
  count: number | null | undefined;
}

/** A number linked to the rows that it counts; 0 is grey. */
export const Tile = ({ to, count, label, note, urgent = false }: Props) => (
  <Box component={Link} to={to} sx={tileSx}>
    <Typography color="text.secondary">{label}</Typography>
    <Typography
      sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}
      color={count ? (urgent ? 'primary' : 'inherit') : 'text.secondary'}
    >
      {count === undefined ? <Skeleton width={40} /> : (count ?? '—')}
    </Typography>
    {note && (
      <Typography variant="body2" color="text.secondary">
        {note}
      </Typography>
    )}
  </Box>
);

/** A tile that counts the rows of a filtered list. */
export const ListTile = ({ resource, filter, ...labelProps }: TileLabel & { resource: string; filter: object }) => {
  const { total, isPending } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, filter });
  return <Tile {...labelProps} to={buildListPath(resource, filter)} count={isPending ? undefined : (total ?? null)} />;
};

export const TileGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(160px, 1fr))' },
    }}
  >
    {children}
  </Box>
);
