import { Box, Button, Link, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { UserRow } from 'shared/contract';
import { buildTelLink, formatPhone } from 'shared/format';
import { useContact } from '../../components/hooks/use-contact';
import { useT } from '../../components/i18n';

/** Phone and e-mail, masked until they are requested. The API records who reads them. */
export const ContactField = () => {
  const t = useT();
  const row = useRecordContext<UserRow & { id: string }>();
  const { contact, show } = useContact(row?._id);
  if (!row) return null;

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
