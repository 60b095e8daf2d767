import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';
import type { FileRef } from 'shared/contract';
import { buildSrcSet } from 'shared/ui';

/** The picture of a row. Its alternative text is empty because the name stands beside it. */
export const ThumbnailField = ({ source = '', portrait = false }: { source?: string; portrait?: boolean }) => {
  const picture = useFieldValue({ source }) as FileRef | null;
  const height = portrait ? 48 : 36;
  return (
    <Box
      sx={{
        width: portrait ? 36 : 48,
        height,
        borderRadius: 0.5,
        overflow: 'hidden',
        bgcolor: 'var(--sand)',
        '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
      }}
    >
      {picture && <img src={picture.url} srcSet={buildSrcSet(picture.url)} sizes="48px" alt="" loading="lazy" />}
    </Box>
  );
};
