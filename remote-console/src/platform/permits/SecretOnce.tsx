import { Alert, Box, Button, TextField } from '@mui/material';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { permitI18n } from './i18n';

interface Props {
  secret: string;
  /** That it was issued. */
  notice: string;
  label: string;
  hint: string;
  copyLabel: string;
}

/** What is shown once and lets whoever has it do something: a link or a token. */
export const SecretOnce = ({ secret, notice, label, hint, copyLabel }: Props) => {
  const t = permitI18n.useT();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <Box>
      <Alert severity="success" sx={{ mb: 2 }}>
        {notice}
      </Alert>
      <TextField
        label={label}
        value={secret}
        multiline
        maxRows={4}
        slotProps={{
          htmlInput: { readOnly: true, onFocus: (event: { target: HTMLTextAreaElement }) => event.target.select() },
        }}
        helperText={hint}
      />
      <Button variant="contained" startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy()} sx={{ mt: 1 }}>
        {copyLabel}
      </Button>{' '}
      <span role="status">{copied === 'yes' ? t('copied') : copied === 'failed' ? t('copyFailed') : ''}</span>
    </Box>
  );
};
