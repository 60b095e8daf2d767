import { ToggleButton } from '@mui/material';
import { ImagePlus } from 'lucide-react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useRef } from 'react';
import { api } from 'shared/client';
import { accepted } from './crop';
import { useT } from './texts';
import { useUpload } from './use-upload';

/** Stores a picture and puts it where the cursor stands. */
export const InsertPicture = () => {
  const t = useT();
  const editor = useTiptapEditor();
  const input = useRef<HTMLInputElement>(null);
  const { share, upload } = useUpload();
  const insert = (file: File) =>
    upload(async (options) => {
      const { photo } = await api.console.editor.upload({ file }, options);
      editor.chain().focus().insertContent({ type: 'image', attrs: { src: photo.url, alt: '' } }).run();
    });
  return (
    <>
      <ToggleButton
        size="small"
        value="picture"
        selected={share !== null}
        disabled={share !== null}
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
          const file = target.files?.[0];
          target.value = '';
          if (file) void insert(file);
        }}
      />
    </>
  );
};
