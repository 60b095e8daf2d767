import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Slider, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useT } from '../i18n';
import { type CropArea, cropImage } from './crop-image';

interface Props {
  file: File;
  /** Width by height. */
  ratio: number;
  onDone: (file: File) => void;
  onClose: () => void;
}

/** Crops an image to a ratio before it is uploaded. */
export const CropDialog = ({ file, ratio, onDone, onClose }: Props) => {
  const t = useT();
  const translate = useTranslate();
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);

  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="crop-title">
      <DialogTitle id="crop-title">{t('crop')}</DialogTitle>
      <DialogContent>
        <Box sx={{ position: 'relative', height: { xs: 280, sm: 380 }, bgcolor: 'var(--sand)' }}>
          {url && (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              aspect={ratio}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              // It would write them into a style element, which the content security policy blocks.
              disableAutomaticStylesInjection
            />
          )}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('cropHint')}
        </Typography>
        <Slider
          aria-label={t('zoom')}
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={(_, value) => setZoom(value as number)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!area} onClick={() => area && void cropImage(file, area).then(onDone)}>
          {t('useCrop')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
