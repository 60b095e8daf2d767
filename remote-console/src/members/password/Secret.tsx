import { Box, Button, Typography } from '@mui/material';
import { Copy } from 'lucide-react';
import { useNotify } from 'react-admin';
import type { Begun } from './EnrolDialog';
import { passwordI18n } from './i18n';

/** White squares around the code, which readers of codes need. */
const quiet = 4;

/** What the app has to know, to be scanned or typed. */
export const Secret = ({ begun: { qr, secret } }: { begun: Begun }) => {
  const t = passwordI18n.useT();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    notify(t('copied'), { type: 'info' });
  };
  const side = qr.size + 2 * quiet;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('scan')}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={t('qr')}
        viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
        shapeRendering="crispEdges"
        sx={{ width: 200, height: 200, bgcolor: '#fff', borderRadius: 1, border: 1, borderColor: 'divider' }}
      >
        <path d={qr.path} fill="#000" />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('secret')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 2 }}>
        <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </Typography>
        <Button startIcon={<Copy size={14} aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </Box>
      <Typography variant="subtitle2" component="h3">
        {t('enter')}
      </Typography>
    </>
  );
};
