import { useFieldValue } from 'react-admin';
import type { FileRef } from 'shared/contract';
import { Thumbnail } from '../media/Thumbnail';

/** The picture of a row. Its alternative text is empty because the name stands beside it. */
export const ThumbnailField = ({ source = '', portrait = false }: { source?: string; portrait?: boolean }) => {
  const file = useFieldValue({ source }) as FileRef | null;
  const [width, height] = portrait ? [36, 48] : [48, 36];
  return <Thumbnail file={file} width={width} height={height} />;
};
