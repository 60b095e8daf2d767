import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  TextField,
  ToggleButton,
} from '@mui/material';
import { ImagePlus } from 'lucide-react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { api } from 'shared/client';
import { DialogHeader } from '../dialogs/DialogHeader';
import { useT } from '../i18n';
import { acceptedImageTypes } from '../media/crop-image';
import { useFilePicker } from '../media/use-file-picker';
import { useUpload } from '../media/use-upload';
import type { PictureQueue } from './use-picture-queue';

/** Uploads images that were chosen or pasted and inserts them at the cursor, each with an alternative text. */
export const InsertImageButton = ({ pictures }: { pictures: PictureQueue }) => {
  const t = useT();
  const editor = useTiptapEditor();
  const [alt, setAlt] = useState('');
  const { progress, upload } = useUpload();
  const picker = useFilePicker({
    label: t('insertPicture'),
    accept: acceptedImageTypes,
    onPick: pictures.add,
  });

  const file = pictures.first;
  const showNext = () => {
    setAlt('');
    pictures.next();
  };

  const insert = (picture: File) =>
    upload(async (options) => {
      const { photo } = await api.console.editor.upload({ file: picture }, options);
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src: photo.url, alt: alt.trim() } })
        .run();
    }).finally(showNext);

  return (
    <>
      <ToggleButton
        size="small"
        value="picture"
        aria-label={t('insertPicture')}
        title={t('insertPicture')}
        onClick={() => picker.open()}
      >
        <ImagePlus size={18} aria-hidden />
      </ToggleButton>
      {picker.input}
      <Dialog open={file !== null} onClose={showNext} fullWidth maxWidth="xs" aria-labelledby="picture-alt">
        <DialogHeader id="picture-alt" title={t('insertPicture')} onClose={showNext} />
        <DialogContent>
          <DialogContentText variant="body2">{t('altHint')}</DialogContentText>
          <TextField autoFocus label={t('alt')} value={alt} onChange={({ target }) => setAlt(target.value)} />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" disabled={progress !== null} onClick={() => file && void insert(file)}>
            {progress === null ? t('insert') : t('uploading', { percent: Math.round(progress * 100) })}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
