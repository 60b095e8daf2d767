import { Box, Button, IconButton, Typography } from '@mui/material';
import { FilePlus2, Paperclip, Trash2 } from 'lucide-react';
import type { CallOptions } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { FileLink } from '../fields/FileLink';
import { useT } from '../i18n';
import { useTrashNotice } from '../trash/use-trash-notice';
import { UploadProgress } from './UploadProgress';
import { useFilePicker } from './use-file-picker';
import { useUpload } from './use-upload';

interface Props {
  files: FileRef[];
  /** Bytes of one file. */
  limit: number;
  /** How many files there may be. */
  count: number;
  /** Extensions without the dot. */
  types: readonly string[];
  add: (file: File, options: CallOptions) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Reads the files again, after one was removed or restored. Undefined while they are not stored yet. */
  reload: (() => Promise<void>) | undefined;
}

/** The attachments of a record. Each is stored or removed at once. */
export const AttachmentList = ({ files, limit, count, types, add, remove, reload }: Props) => {
  const t = useT();
  const { progress, upload } = useUpload();
  const isUploading = progress !== null;
  const showTrashNotice = useTrashNotice();
  const removeFile = ({ _id, name }: FileRef) =>
    upload(async () => {
      await remove(_id);
      if (!reload) return;
      await reload();
      showTrashNotice({ resource: 'files', ids: [_id], message: t('deletedOne', { name }), onRestored: reload });
    });
  const picker = useFilePicker({
    label: t('addFile'),
    accept: types.map((type) => `.${type}`).join(','),
    onPick: ([file]) => file && void upload((options) => add(file, options)),
  });
  return (
    <>
      {files.length === 0 && <Typography color="text.secondary">{t('noFiles')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((file) => (
          <Box component="li" key={file._id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
            <Paperclip size={16} aria-hidden />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <FileLink file={file} />
            </Box>
            <IconButton
              disabled={isUploading}
              aria-label={t('removeFile', { name: file.name })}
              onClick={() => void removeFile(file)}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </Box>
        ))}
      </Box>
      <UploadProgress label={t('addFile')} progress={progress} />
      <Button
        variant="outlined"
        sx={{ mt: 1 }}
        disabled={isUploading || files.length >= count}
        startIcon={<FilePlus2 size={16} aria-hidden />}
        onClick={() => picker.open()}
      >
        {t('addFile')}
      </Button>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mt: 0.5 }}>
        {t('fileLimit', { count, limit: limit / 1024 / 1024 })}
      </Typography>
      {picker.input}
    </>
  );
};
