import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import { FilePlus2, Paperclip, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { CallOptions } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { FileName } from './FileName';
import { useT } from './i18n';
import { useUpload } from './use-upload';

interface Props {
  files: FileRef[];
  /** Bytes of one file. */
  limit: number;
  count: number;
  types: readonly string[];
  add: (file: File, options: CallOptions) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Attachments of a record: each is stored or taken off at once. */
export const Files = ({ files, limit, count, types, add, remove }: Props) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { share, upload } = useUpload();
  return (
    <>
      {files.length === 0 && <Typography color="text.secondary">{t('noFiles')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((file) => (
          <Box component="li" key={file._id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
            <Paperclip size={16} aria-hidden />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <FileName file={file} />
            </Box>
            <IconButton
              disabled={share !== null}
              aria-label={t('removeFile', { name: file.name })}
              onClick={() => void upload(() => remove(file._id))}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </Box>
        ))}
      </Box>
      {share !== null && (
        <Box role="status" sx={{ my: 1 }}>
          <LinearProgress variant="determinate" value={share * 100} aria-label={t('addFile')} />
          <Typography variant="caption">{t('uploading', { percent: Math.round(share * 100) })}</Typography>
        </Box>
      )}
      <Button
        variant="outlined"
        sx={{ mt: 1 }}
        disabled={share !== null || files.length >= count}
        startIcon={<FilePlus2 size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('addFile')}
      </Button>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mt: 0.5 }}>
        {t('fileLimit', { count, limit: limit / 1024 / 1024 })}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.map((type) => `.${type}`).join(',')}
        aria-label={t('addFile')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void upload((options) => add(file, options));
        }}
      />
    </>
  );
};
