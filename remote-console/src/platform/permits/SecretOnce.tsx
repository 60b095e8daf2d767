import { Alert, Box, Button, TextField } from '@mui/material';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { permitI18n } from './i18n';

/** The link of a permit, shown once. Anybody who has it can use it until the permit expires. */
export const PermitLink = ({ link }: { link: string }) => {
  const t = permitI18n.useT();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <Box>
      <Alert severity="success" sx={{ mb: 2 }}>
        {t('issued')}
      </Alert>
      <TextField
        label={t('link')}
        value={link}
        multiline
        maxRows={4}
        slotProps={{
          htmlInput: { readOnly: true, onFocus: (event: { target: HTMLTextAreaElement }) => event.target.select() },
        }}
        helperText={t('linkHint')}
      />
      <Button variant="contained" startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy()} sx={{ mt: 1 }}>
        {t('copy')}
      </Button>{' '}
      <span role="status">{copied === 'yes' ? t('copied') : copied === 'failed' ? t('copyFailed') : ''}</span>
    </Box>
  );
};
