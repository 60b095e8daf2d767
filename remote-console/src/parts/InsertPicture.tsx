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
import { useRef, useState } from 'react';
import { api } from 'shared/client';
import { accepted } from './crop';
import { DialogHead } from './DialogHead';
import { useT } from './i18n';
import { useUpload } from './use-upload';

/** Stores a picture and puts it where the cursor stands, with the words for those who do not see it. */
export const InsertPicture = () => {
  const t = useT();
  const editor = useTiptapEditor();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const { share, upload } = useUpload();

  const insert = (picture: File) =>
    upload(async (options) => {
      const { photo } = await api.console.editor.upload({ file: picture }, options);
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src: photo.url, alt: alt.trim() } })
        .run();
    }).finally(() => {
      setFile(null);
      setAlt('');
    });

  return (
    <>
      <ToggleButton
        size="small"
        value="picture"
        aria-label={t('insertPicture')}
        title={t('insertPicture')}
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={18} aria-hidden />
      </ToggleButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={t('insertPicture')}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          target.value = '';
        }}
      />
      <Dialog open={file !== null} onClose={() => setFile(null)} fullWidth maxWidth="xs" aria-labelledby="picture-alt">
        <DialogHead id="picture-alt" title={t('insertPicture')} onClose={() => setFile(null)} />
        <DialogContent>
          <DialogContentText variant="body2">{t('altHint')}</DialogContentText>
          <TextField autoFocus label={t('alt')} value={alt} onChange={({ target }) => setAlt(target.value)} />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" disabled={share !== null} onClick={() => file && void insert(file)}>
            {share === null ? t('insert') : t('uploading', { percent: Math.round(share * 100) })}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
