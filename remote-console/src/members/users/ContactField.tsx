import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { ApiFailure, api } from 'shared/client';
import type { UserRow } from 'shared/contract';
import { buildTelLink, formatPhone } from 'shared/format';
import { userI18n } from './i18n';

/** Phone and e-mail, masked until they are requested. The API records who reads them. */
export const ContactField = () => {
  const t = userI18n.useT();
  const notify = useNotify();
  const row = useRecordContext<UserRow & { id: string }>();
  const [contact, setContact] = useState<{ email: string; phone: string } | null>(null);
  if (!row) return null;

  const show = async () => {
    try {
      const { user } = await api.console.users.get({ params: { id: row._id } });
      setContact({ email: user.email, phone: user.phone });
      notify(t('accessLogged'), { type: 'info' });
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
        {contact ? (
          <>
            <Link href={buildTelLink(contact.phone)}>{formatPhone(contact.phone)}</Link>
            <Link href={`mailto:${contact.email}`} sx={{ display: 'block' }}>
              {contact.email}
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
      {!contact && (
        <Button aria-label={t('showContactOf', { name: row.name })} onClick={() => void show()}>
          {t('show')}
        </Button>
      )}
    </Box>
  );
};
