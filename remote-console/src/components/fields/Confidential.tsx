import { Box } from '@mui/material';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n';

/** Marks data for administrators only, so that it is not read out by mistake. */
export const Confidential = ({ children }: { children: ReactNode }) => {
  const t = useT();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={{ display: 'inline-flex', flex: 'none', color: 'warning.main' }} title={t('secret')}>
        <Lock size={13} role="img" aria-label={t('secret')} />
      </Box>
      {children}
    </Box>
  );
};
