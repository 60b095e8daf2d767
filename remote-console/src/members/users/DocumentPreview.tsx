import { Box, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { FileLink } from '../../components/fields/FileLink';
import { LoadError } from '../../components/layout/LoadError';
import { userI18n } from './i18n';

/** A private document: an image in place, any file in a tab of its own. */
export const DocumentPreview = ({ file }: { file: FileRef }) => {
  const t = userI18n.useT();
  const [url, setUrl] = useState<string | null>(null);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['paper', file._id],
    queryFn: () => api.files.download({ params: { id: file._id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!data) return;
    const objectUrl = URL.createObjectURL(new Blob([data], { type: file.mime }));
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [data, file.mime]);

  if (isPending) return <Skeleton variant="rounded" height={200} />;
  if (error) return <LoadError error={error} retry={refetch} />;
  const isImage = file.mime.startsWith('image/');
  return (
    <Box>
      {isImage && url && (
        <Box
          component="img"
          src={url}
          alt={file.name}
          sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
      <FileLink file={file} />
      {url && (
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          endIcon={<ExternalLink size={14} aria-hidden />}
        >
          {t('openDocument')}
        </Button>
      )}
    </Box>
  );
};
