import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { CallOptions } from 'shared/client';
import { type FileRef, pictureMaxBytes } from 'shared/contract';
import { useT } from '../i18n';
import { useTrashNotice } from '../trash/use-trash-notice';
import { CropDialog } from './CropDialog';
import { acceptedImageTypes } from './crop-image';
import { UploadProgress } from './UploadProgress';
import { useFilePicker } from './use-file-picker';
import { useUpload } from './use-upload';

interface Props {
  label: string;
  picture: (Pick<FileRef, 'url'> & Partial<Pick<FileRef, '_id' | 'name'>>) | null | undefined;
  /** Width by height to which the image is cropped. Without it, it is uploaded as it is. */
  ratio?: number;
  /** Width by height of the frame for an image that is not cropped. */
  frame?: number;
  width?: number;
  /** Why the API refused the picture, or its absence. */
  error?: string | undefined;
  send: (file: File, options: CallOptions) => Promise<void>;
  remove?: () => Promise<void>;
  /** Runs after a removed image was restored; given where removing moves it to the trash. */
  onRestored?: (() => Promise<void>) | undefined;
}

const maxMegabytes = pictureMaxBytes / 1024 / 1024;

const Frame = ({
  ratio,
  objectFit,
  filled,
  children,
}: {
  ratio: number;
  objectFit: string;
  filled: boolean;
  children: ReactNode;
}) => (
  <Box
    sx={{
      aspectRatio: String(ratio),
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      border: 1,
      borderStyle: filled ? 'solid' : 'dashed',
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'var(--paper)',
      color: 'text.secondary',
      '& img': { width: '100%', height: '100%', objectFit },
    }}
  >
    {children}
  </Box>
);

/** An image with buttons to choose, crop, upload and remove it. An animated GIF is not cropped. */
export const ImageUpload = (props: Props) => {
  const { label, picture, ratio, frame = 4 / 3, width = 280, error, send, remove, onRestored } = props;
  const t = useT();
  const errorId = useId();
  const showTrashNotice = useTrashNotice();
  const [fileToCrop, setFileToCrop] = useState<File | null>(null);
  const { progress, upload } = useUpload();
  const uploadFile = (file: File) => void upload((options) => send(file, options));
  const removePicture = async () => {
    await remove?.();
    if (!onRestored || !picture?._id) return;
    const message = t('deletedOne', { name: picture.name ?? label });
    showTrashNotice({ resource: 'files', ids: [picture._id], message, onRestored });
  };
  const picker = useFilePicker({
    label,
    accept: acceptedImageTypes,
    onPick: ([file]) => file && (ratio && file.type !== 'image/gif' ? setFileToCrop(file) : uploadFile(file)),
  });
  return (
    <Box
      sx={{ maxWidth: width, width: '100%' }}
      role="group"
      aria-label={label}
      aria-describedby={error && errorId}
      data-field
      data-wrong={error && ''}
    >
      <Typography variant="subtitle2" component="p" sx={{ m: 0, mb: 1 }}>
        {label}
      </Typography>
      <Frame ratio={ratio ?? frame} objectFit={ratio ? 'cover' : 'contain'} filled={Boolean(picture)}>
        {picture ? <img src={picture.url} alt={label} /> : <Typography variant="body2">{t('noPicture')}</Typography>}
      </Frame>
      <UploadProgress label={label} progress={progress} />
      <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={progress !== null}
          startIcon={<ImagePlus size={16} aria-hidden />}
          onClick={() => picker.open()}
        >
          {picture ? t('replacePicture') : t('choosePicture')}
        </Button>
        {picture && remove && (
          <Button
            color="inherit"
            disabled={progress !== null}
            startIcon={<Trash2 size={16} aria-hidden />}
            onClick={() => void upload(removePicture)}
          >
            {t('removePicture')}
          </Button>
        )}
      </Stack>
      {error && (
        <FormHelperText error id={errorId}>
          {error}
        </FormHelperText>
      )}
      <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mt: 0.5 }}>
        {t('pictureOnly', { limit: maxMegabytes })}
      </Typography>
      {picker.input}
      {fileToCrop && ratio && (
        <CropDialog
          file={fileToCrop}
          ratio={ratio}
          onClose={() => setFileToCrop(null)}
          onDone={(file) => {
            setFileToCrop(null);
            uploadFile(file);
          }}
        />
      )}
    </Box>
  );
};
