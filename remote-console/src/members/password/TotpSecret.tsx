import { Box, Button, Typography } from '@mui/material';
import { Copy } from 'lucide-react';
import type { contract } from 'shared/contract';
import type { z } from 'zod';
import { useCopy } from '../../components/hooks/use-copy';
import { passwordI18n } from './i18n';

export type TotpEnrolment = z.infer<typeof contract.console.totp.enrol.response>;

/** Margin that QR scanners need, in modules. */
const quietZone = 4;

/** The secret of the authenticator app, to scan or to type. */
export const TotpSecret = ({ enrolment: { qr, secret } }: { enrolment: TotpEnrolment }) => {
  const t = passwordI18n.useT();
  const copy = useCopy();
  const side = qr.size + 2 * quietZone;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('scan')}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={t('qr')}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
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
        <Button startIcon={<Copy size={14} aria-hidden />} onClick={() => void copy(secret)}>
          {t('copy')}
        </Button>
      </Box>
      <Typography variant="subtitle2" component="h3">
        {t('enter')}
      </Typography>
    </>
  );
};
