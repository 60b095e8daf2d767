import { Box, Button, Link } from '@mui/material';
import { buildTelLink, formatPhone } from 'shared/format';
import { useContact } from '../hooks/use-contact';
import { useT } from '../i18n';

interface Props {
  /** `phone` is masked. */
  member: { _id: string; name: string; phone: string };
}

/** A member's phone number, masked until it is asked for. */
export const MemberPhone = ({ member }: Props) => {
  const t = useT();
  const { contact, show } = useContact(member._id);
  if (!member.phone) return null;
  if (contact)
    return (
      <Link href={buildTelLink(contact.phone)} sx={{ whiteSpace: 'nowrap' }}>
        {formatPhone(contact.phone)}
      </Link>
    );
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      {member.phone}
      <Button
        aria-label={t('showContactOf', { name: member.name })}
        onClick={() => void show()}
        sx={{ minWidth: 44, minHeight: { xs: 44, sm: 0 } }}
      >
        {t('show')}
      </Button>
    </Box>
  );
};
