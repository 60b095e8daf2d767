import { Box, Button, Chip, IconButton, LinearProgress, Typography } from '@mui/material';
import { FilePlus2, ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { CallOptions } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { srcSetOf } from 'shared/ui';
import { FileName } from './FileName';
import { useT } from './i18n';
import { SortableList } from './SortableList';
import { useUpload } from './use-upload';

interface Placed {
  _id: string;
  file: FileRef;
  /** What it is, where that is worth a word. */
  kind?: string;
}

interface Props {
  label: string;
  hint: string;
  files: readonly Placed[];
  /** What can be chosen, and how many there may be. */
  accept: string;
  most: number;
  /** Sets the file of a place; the place after the last one adds to them. */
  send: (index: number, file: File, options: CallOptions) => Promise<void>;
  remove: (id: string, index: number) => Promise<void>;
  /** Their new order, all of them; without it they keep the order they came in. */
  reorder?: (ids: string[]) => Promise<void>;
}

const isPicture = ({ mime }: FileRef) => mime.startsWith('image/');

const Shown = ({ file, name }: { file: FileRef; name: string }) =>
  isPicture(file) ? (
    <Box
      component="img"
      src={file.url}
      srcSet={srcSetOf(file.url)}
      sizes="72px"
      alt={name}
      loading="lazy"
      sx={{ width: 72, height: 54, objectFit: 'cover', borderRadius: 0.5, bgcolor: 'var(--sand)', display: 'block' }}
    />
  ) : (
    <FileName file={file} />
  );

/** Pictures and papers by their place: the first picture stands for the whole. Each is stored or moved at once. */
export const PlacedFiles = ({ label, hint, files, accept, most, send, remove, reorder }: Props) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const place = useRef(0);
  const { share, upload } = useUpload();
  const busy = share !== null;

  const choose = (at: number) => {
    place.current = at;
    if (!input.current) return;
    // Several can be added at once, but one is replaced by one.
    input.current.multiple = at === files.length;
    input.current.click();
  };
  const take = (chosen: File[]) =>
    upload(async (options) => {
      // One after the other: each place is known once the one before it is stored.
      for (const [at, file] of chosen.entries()) await send(place.current + at, file, options);
    });
  const move = (from: number, to: number) => {
    const ids = files.map(({ _id }) => _id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    return upload(async () => reorder?.(ids));
  };

  const row = ({ _id, file, kind }: Placed, at: number) => {
    const name = t('file', { place: at + 1 });
    return {
      id: _id,
      name,
      content: (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          <Shown file={file} name={name} />
          <Box sx={{ flex: 1, minWidth: 0, display: { xs: 'none', sm: 'block' } }}>
            <Typography noWrap>{isPicture(file) ? file.name : name}</Typography>
            {at === 0 && isPicture(file) && kind ? (
              <Chip variant="outlined" color="primary" label={t('first')} />
            ) : (
              <Typography variant="body2" color="text.secondary">
                {kind}
              </Typography>
            )}
          </Box>
          <IconButton aria-label={t('replace', { name })} disabled={busy} onClick={() => choose(at)}>
            <ImageUp size={16} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={t('removeFile', { name })}
            disabled={busy}
            onClick={() => void upload(() => remove(_id, at))}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </Box>
      ),
    };
  };
  const rows = files.map(row);

  return (
    <>
      {reorder ? (
        <SortableList label={label} items={rows} onMove={(from, to) => void move(from, to)} />
      ) : (
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map(({ id, content }) => (
            <Box component="li" key={id} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
              {content}
            </Box>
          ))}
        </Box>
      )}
      {share !== null && (
        <Box role="status" sx={{ my: 1 }}>
          <LinearProgress variant="determinate" value={share * 100} aria-label={label} />
          <Typography variant="caption">{t('uploading', { percent: Math.round(share * 100) })}</Typography>
        </Box>
      )}
      <Button
        variant="outlined"
        sx={{ mt: 1.5 }}
        disabled={busy || files.length >= most}
        startIcon={<FilePlus2 size={16} aria-hidden />}
        onClick={() => choose(files.length)}
      >
        {t('addFiles')}
      </Button>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mt: 0.5 }}>
        {hint}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) void take(chosen);
        }}
      />
    </>
  );
};
