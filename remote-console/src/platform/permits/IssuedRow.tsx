import { Box, Button, Typography } from '@mui/material';
import { StatusChip } from '../../components/fields/StatusChip';
import { useStaff } from '../../data/use-staff';
import { permitI18n } from './i18n';

const tones = { valid: 'success', expired: 'default', revoked: 'error' } as const;

interface Props {
  state: keyof typeof tones;
  stateLabel: string;
  title: string;
  /** What it allows, a line each. */
  lines: string[];
  /** When it ends, or was revoked. */
  end: string;
  createdBy: string | null;
  revokeLabel: string;
  onRevoke: () => void;
}

/** Something that an administrator has issued and can revoke. */
export const IssuedRow = ({ state, stateLabel, title, lines, end, createdBy, revokeLabel, onRevoke }: Props) => {
  const t = permitI18n.useT();
  const { data } = useStaff();
  const issuer = data?.staff.find(({ _id }) => _id === createdBy)?.name ?? t('otherAdministrator');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <StatusChip status={state} tones={tones} label={stateLabel} />
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        {[...lines, `${end} · ${t('issuedBy', { name: issuer })}`].map((line) => (
          <Typography key={line} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </Box>
      {state === 'valid' && (
        <Button color="error" onClick={onRevoke} aria-label={`${revokeLabel}: ${title}`} sx={{ minHeight: 36 }}>
          {revokeLabel}
        </Button>
      )}
    </Box>
  );
};
