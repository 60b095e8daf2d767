import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';
import type { FileRef } from 'shared/contract';
import { srcSetOf } from 'shared/ui';

/** The picture of a row; beside its name, so it says nothing of its own to a reader who does not see it. */
export const ThumbField = ({ source = '', portrait = false }: { source?: string; portrait?: boolean }) => {
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
      {picture && <img src={picture.url} srcSet={srcSetOf(picture.url)} sizes="48px" alt="" loading="lazy" />}
    </Box>
  );
};
