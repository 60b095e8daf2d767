import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CallOptions } from 'shared/client';
import { type FileRef, pictureLimit } from 'shared/contract';
import { CropDialog } from './CropDialog';
import { accepted } from './crop';
import { useT } from './i18n';
import { useUpload } from './use-upload';

interface Props {
  label: string;
  picture: Pick<FileRef, 'url'> | null | undefined;
  /** Width by height of what is cut out; without it the picture stays whole. */
  ratio?: number;
  /** Shape of the frame where nothing is cut. */
  frame?: number;
  width?: number;
  send: (file: File, options: CallOptions) => Promise<void>;
  remove?: () => Promise<void>;
}

const megabytes = pictureLimit / 1024 / 1024;

/** A picture of a record: shown, chosen, cut to its ratio, uploaded, taken away. */
export const Picture = ({ label, picture, ratio, frame = 4 / 3, width = 280, send, remove }: Props) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const { share, upload } = useUpload();
  const shape = ratio ?? frame;

  const take = (file: File) => void upload((options) => send(file, options));

  return (
    <Box sx={{ maxWidth: width, width: '100%' }} role="group" aria-label={label}>
      <Typography variant="subtitle2" component="p" sx={{ m: 0, mb: 1 }}>
        {label}
      </Typography>
      <Box
        sx={{
          aspectRatio: String(shape),
          display: 'grid',
          placeItems: 'center',
          overflow: 'hidden',
          border: 1,
          borderStyle: picture ? 'solid' : 'dashed',
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'var(--paper)',
          color: 'text.secondary',
          '& img': { width: '100%', height: '100%', objectFit: ratio ? 'cover' : 'contain' },
        }}
      >
        {picture ? <img src={picture.url} alt={label} /> : <Typography variant="body2">{t('noPicture')}</Typography>}
      </Box>
      {share !== null && (
        <Box role="status" sx={{ mt: 1 }}>
          <LinearProgress variant="determinate" value={share * 100} aria-label={label} />
          <Typography variant="caption">{t('uploading', { percent: Math.round(share * 100) })}</Typography>
        </Box>
      )}
      <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={share !== null}
          startIcon={<ImagePlus size={16} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {picture ? t('replacePicture') : t('choosePicture')}
        </Button>
        {picture && remove && (
          <Button
            color="inherit"
            disabled={share !== null}
            startIcon={<Trash2 size={16} aria-hidden />}
            onClick={() => void upload(remove)}
          >
            {t('removePicture')}
          </Button>
        )}
      </Stack>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mt: 0.5 }}>
        {t('pictureOnly', { limit: megabytes })}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) ratio && file.type !== 'image/gif' ? setChosen(file) : take(file);
        }}
      />
      {chosen && ratio && (
        <CropDialog
          file={chosen}
          ratio={ratio}
          onClose={() => setChosen(null)}
          onDone={(file) => {
            setChosen(null);
            take(file);
          }}
        />
      )}
    </Box>
  );
};
