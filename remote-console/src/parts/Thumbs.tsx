import { Box, Link } from '@mui/material';
import type { FileRef } from 'shared/contract';
import { srcSetOf } from 'shared/ui';

interface Props {
  images: readonly FileRef[];
  /** What a picture is called, by its place from 1. */
  nameOf: (place: number) => string;
}

/** Pictures that somebody sent along, each leading to itself in full. */
export const Thumbs = ({ images, nameOf }: Props) =>
  images.length > 0 && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
      {images.map((image, at) => (
        <Link key={image._id} href={image.url} target="_blank" rel="noopener">
          <Box
            component="img"
            src={image.url}
            srcSet={srcSetOf(image.url)}
            sizes="80px"
            alt={nameOf(at + 1)}
            sx={{ width: 80, height: 80, objectFit: 'cover', borderRadius: 0.5, display: 'block' }}
          />
        </Link>
      ))}
    </Box>
  );
