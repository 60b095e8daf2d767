import { Box, Link } from '@mui/material';
import type { FileRef } from 'shared/contract';
import { buildSrcSet } from 'shared/ui';

interface Props {
  images: readonly FileRef[];
  /** Alternative text by position, from 1. */
  getLabel: (position: number) => string;
}

/** Thumbnails, each linked to the full image. */
export const ThumbnailList = ({ images, getLabel }: Props) =>
  images.length > 0 && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
      {images.map((image, index) => (
        <Link key={image._id} href={image.url} target="_blank" rel="noopener">
          <Box
            component="img"
            src={image.url}
            srcSet={buildSrcSet(image.url)}
            sizes="80px"
            alt={getLabel(index + 1)}
            sx={{ width: 80, height: 80, objectFit: 'cover', borderRadius: 0.5, display: 'block' }}
          />
        </Link>
      ))}
    </Box>
  );
