import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { ApiFailure, api } from 'shared/client';
import type { UserRow } from 'shared/contract';
import { formatPhone, telLink } from 'shared/format';
import { userI18n } from './i18n';

/** Masked until somebody asks; the API writes down who looked. */
export const ContactField = () => {
  const t = userI18n.useT();
  const notify = useNotify();
  const row = useRecordContext<UserRow & { id: string }>();
  const [whole, setWhole] = useState<{ email: string; phone: string } | null>(null);
  if (!row) return null;

  const show = async () => {
    try {
      const { user } = await api.console.users.get({ params: { id: row._id } });
      setWhole({ email: user.email, phone: user.phone });
      notify(t('shownLogged'), { type: 'info' });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      notify(cause.message, { type: 'error' });
    }
  };

  return (
    <Box
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', cursor: 'auto', whiteSpace: 'nowrap' }}
    >
      <Box sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 152 }}>
        {whole ? (
          <>
            <Link href={telLink(whole.phone)}>{formatPhone(whole.phone)}</Link>
            <Link href={`mailto:${whole.email}`} sx={{ display: 'block' }}>
              {whole.email}
            </Link>
          </>
        ) : (
          <>
            {row.phone}
            <Typography variant="body2" color="text.secondary">
              {row.email}
            </Typography>
          </>
        )}
      </Box>
      {!whole && (
        <Button aria-label={t('showOf', { name: row.name })} onClick={() => void show()}>
          {t('show')}
        </Button>
      )}
    </Box>
  );
};
