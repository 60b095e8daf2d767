import { Box, LinearProgress, Typography } from '@mui/material';
import { useT } from '../i18n';

interface Props {
  label: string;
  /** From 0 to 1; null while nothing is uploaded. */
  progress: number | null;
}

/** The progress of an upload, announced to screen readers. */
export const UploadProgress = ({ label, progress }: Props) => {
  const t = useT();
  if (progress === null) return null;
  return (
    <Box role="status" sx={{ my: 1 }}>
      <LinearProgress variant="determinate" value={progress * 100} aria-label={label} />
      <Typography variant="caption">{t('uploading', { percent: Math.round(progress * 100) })}</Typography>
    </Box>
  );
};
