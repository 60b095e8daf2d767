import { Box, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { FileName } from '../../parts/FileName';
import { LoadFailed } from '../../parts/LoadFailed';
import { userI18n } from './i18n';

/** A private paper beside the fields it proves: a picture in place, anything else in a tab of its own. */
export const Paper = ({ file }: { file: FileRef }) => {
  const t = userI18n.useT();
  const [url, setUrl] = useState<string | null>(null);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['paper', file._id],
    queryFn: () => api.files.download({ params: { id: file._id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(new Blob([data], { type: file.mime }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data, file.mime]);

  if (isPending) return <Skeleton variant="rounded" height={200} />;
  if (error) return <LoadFailed error={error} retry={refetch} />;
  const isPicture = file.mime.startsWith('image/');
  return (
    <Box>
      {isPicture && url && (
        <Box
          component="img"
          src={url}
          alt={file.name}
          sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
      <FileName file={file} />
      {url && (
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          endIcon={<ExternalLink size={14} aria-hidden />}
        >
          {t('openPaper')}
        </Button>
      )}
    </Box>
  );
};
