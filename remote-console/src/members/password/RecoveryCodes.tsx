import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Download } from 'lucide-react';
import { saveFile } from 'shared/ui';
import { passwordI18n } from './i18n';

const titleId = 'recovery-codes';

/** Recovery codes, shown once; closed only by confirming that they are saved. */
export const RecoveryCodes = ({ codes, onClose }: { codes: string[]; onClose: () => void }) => {
  const t = passwordI18n.useT();
  const save = () =>
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }), 'portico-recovery-codes.txt');
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('codes')}</DialogTitle>
      <DialogContent dividers>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('codesLead')}
        </Typography>
        <Box
          component="ol"
          sx={{
            m: 0,
            pl: 3,
            display: 'grid',
            gap: 0.75,
            gridTemplateColumns: { sm: '1fr 1fr' },
            fontFamily: 'monospace',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<Download size={16} aria-hidden />} onClick={save}>
          {t('download')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
