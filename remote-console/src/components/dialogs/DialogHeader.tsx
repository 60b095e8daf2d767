import { DialogTitle, IconButton } from '@mui/material';
import { X } from 'lucide-react';
import { useT } from '../i18n';

export const DialogHeader = ({ id, title, onClose }: { id: string; title: string; onClose: () => void }) => {
  const t = useT();
  return (
    <DialogTitle
      component="div"
      sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', py: 1.5 }}
    >
      <span id={id}>{title}</span>
      <IconButton onClick={onClose} aria-label={t('close')}>
        <X size={18} aria-hidden />
      </IconButton>
    </DialogTitle>
  );
};
