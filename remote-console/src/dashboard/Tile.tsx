import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'shared/router';

export const pathTo = (resource: string, filter?: object, sort?: string) =>
  `/console/${resource}${filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}${
    sort ? `&sort=${sort}&order=ASC` : ''
  }`;

const tile = {
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

interface Look {
  label: string;
  /** Of what the number is made up. */
  note?: string | false | null | undefined;
  urgent?: boolean;
}

interface Props extends Look {
  to: string;
  /** Undefined until it is known, null where it could not be read. */
  count: number | null | undefined;
}

/** A number that leads to what it counts; nothing to do is quiet. */
export const Tile = ({ to, count, label, note, urgent = false }: Props) => (
  <Box component={Link} to={to} sx={tile}>
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

/** The same of a list that is counted as it is filtered. */
export const ListTile = ({ resource, filter, ...look }: Look & { resource: string; filter: object }) => {
  const { total, isPending } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, filter });
  return <Tile {...look} to={pathTo(resource, filter)} count={isPending ? undefined : (total ?? null)} />;
};

export const Tiles = ({ children }: { children: ReactNode }) => (
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
