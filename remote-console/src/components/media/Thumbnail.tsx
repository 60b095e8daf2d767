import { Box } from '@mui/material';
import type { FileRef } from 'shared/contract';
import { buildSrcSet } from 'shared/ui';

interface Props {
  file: FileRef | null;
  /** In pixels. */
  width: number;
  height: number;
}

/** A small image beside a name, cut to the given size; a plain box without a file. */
export const Thumbnail = ({ file, width, height }: Props) => {
  const sx = {
    display: 'block',
    width,
    height,
    objectFit: 'cover',
    borderRadius: 0.5,
    bgcolor: 'var(--sand)',
    flex: 'none',
  } as const;
  if (!file) return <Box sx={sx} />;
  return (
    <Box
      component="img"
      src={file.url}
      srcSet={buildSrcSet(file.url)}
      sizes={`${width}px`}
      alt=""
      loading="lazy"
      sx={sx}
    />
  );
};
