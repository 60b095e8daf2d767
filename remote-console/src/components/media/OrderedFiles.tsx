import { Box, Button, Chip, IconButton, Typography } from '@mui/material';
import { FilePlus2, ImageUp, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { CallOptions } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { buildSrcSet } from 'shared/ui';
import { FileLink } from '../fields/FileLink';
import { useT } from '../i18n';
import { SortableList } from '../lists/SortableList';
import { useTrashNotice } from '../trash/use-trash-notice';
import { UploadProgress } from './UploadProgress';
import { useFilePicker } from './use-file-picker';
import { useUpload } from './use-upload';

interface OrderedFile {
  _id: string;
  file: FileRef;
  /** Label of its kind, for files of several kinds. */
  kind?: string;
}

interface Props {
  label: string;
  hint: string;
  files: readonly OrderedFile[];
  /** Value of the file input's `accept`. */
  accept: string;
  maxFiles: number;
  /** Stores the file at an index; the index after the last one appends it. */
  send: (index: number, file: File, options: CallOptions) => Promise<void>;
  remove: (id: string, index: number) => Promise<void>;
  /** Reads the files again, after one was removed or restored. Undefined while they are not stored yet. */
  reload: (() => Promise<void>) | undefined;
  /** What the trash calls them. */
  trash: 'files' | 'auctionFiles';
  /** Receives the ids of all files in their new order. Without it the order cannot be changed. */
  reorder?: (ids: string[]) => Promise<void>;
}

const isPicture = ({ mime }: FileRef) => mime.startsWith('image/');

const FilePreview = ({ file, name }: { file: FileRef; name: string }) =>
  isPicture(file) ? (
    <Box
      component="img"
      src={file.url}
      srcSet={buildSrcSet(file.url)}
      sizes="72px"
      alt={name}
      loading="lazy"
      sx={{ width: 72, height: 54, objectFit: 'cover', borderRadius: 0.5, bgcolor: 'var(--sand)', display: 'block' }}
    />
  ) : (
    <FileLink file={file} />
  );

interface FileRowProps extends Omit<OrderedFile, '_id'> {
  name: string;
  /** The first picture represents the record. */
  isFirst: boolean;
  disabled: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

const FileRow = ({ file, kind, name, isFirst, disabled, onReplace, onRemove }: FileRowProps) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <FilePreview file={file} name={name} />
      <Box sx={{ flex: 1, minWidth: 0, display: { xs: 'none', sm: 'block' } }}>
        <Typography noWrap>{isPicture(file) ? file.name : name}</Typography>
        {isFirst && isPicture(file) && kind ? (
          <Chip variant="outlined" color="primary" label={t('mainPicture')} />
        ) : (
          <Typography variant="body2" color="text.secondary">
            {kind}
          </Typography>
        )}
      </Box>
      <IconButton aria-label={t('replace', { name })} disabled={disabled} onClick={onReplace}>
        <ImageUp size={16} aria-hidden />
      </IconButton>
      <IconButton aria-label={t('removeFile', { name })} disabled={disabled} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </Box>
  );
};

const FixedList = ({ label, rows }: { label: string; rows: { id: string; content: ReactNode }[] }) => (
  <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map(({ id, content }) => (
      <Box component="li" key={id} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
        {content}
      </Box>
    ))}
  </Box>
);

/** Pictures and documents in an order. Every change is stored at once. */
export const OrderedFiles = (props: Props) => {
  const { label, hint, files, accept, maxFiles, send, remove, reload, trash, reorder } = props;
  const t = useT();
  const showTrashNotice = useTrashNotice();
  const chosenIndex = useRef(0);
  const { progress, upload } = useUpload();
  const isUploading = progress !== null;

  const picker = useFilePicker({
    label,
    accept,
    onPick: (chosen) =>
      void upload(async (options) => {
        // One after the other: the index of each is known once the one before it is stored.
        for (const [offset, file] of chosen.entries()) await send(chosenIndex.current + offset, file, options);
      }),
  });
  /** Several files can be added at once, but one is replaced by one. */
  const openPicker = (index: number) => {
    chosenIndex.current = index;
    picker.open(index === files.length);
  };
  const move = (from: number, to: number) => {
    const ids = files.map(({ _id }) => _id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    return upload(async () => reorder?.(ids));
  };

  const removeFile = ({ _id, file: { name } }: OrderedFile, index: number) =>
    upload(async () => {
      await remove(_id, index);
      if (!reload) return;
      await reload();
      showTrashNotice({ resource: trash, ids: [_id], message: t('deletedOne', { name }), onRestored: reload });
    });

  const toRow = ({ _id, ...file }: OrderedFile, index: number) => {
    const name = t('fileNumber', { position: index + 1 });
    const content = (
      <FileRow
        {...file}
        name={name}
        isFirst={index === 0}
        disabled={isUploading}
        onReplace={() => openPicker(index)}
        onRemove={() => void removeFile({ _id, ...file }, index)}
      />
    );
    return { id: _id, name, content };
  };
  const rows = files.map(toRow);

  return (
    <>
      {reorder ? (
        <SortableList label={label} items={rows} onMove={(from, to) => void move(from, to)} />
      ) : (
        <FixedList label={label} rows={rows} />
      )}
      <UploadProgress label={label} progress={progress} />
      <Button
        variant="outlined"
        sx={{ mt: 1.5 }}
        disabled={isUploading || files.length >= maxFiles}
        startIcon={<FilePlus2 size={16} aria-hidden />}
        onClick={() => openPicker(files.length)}
      >
        {t('addFiles')}
      </Button>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mt: 0.5 }}>
        {hint}
      </Typography>
      {picker.input}
    </>
  );
};
