import { Link as MuiLink, type SxProps } from '@mui/material';
import { Link } from 'shared/router';
import { meetingI18n } from './i18n';

interface Props {
  fair: string;
  /** Start of the time slot. */
  start: string;
  count: number;
  sx?: SxProps;
}

/** The number of open requests for a time slot, as a link to exactly those. */
export const WaitingLink = ({ fair, start, count, sx }: Props) => {
  const t = meetingI18n.useT();
  return (
    <MuiLink
      component={Link}
      to={`/console/fairs/${fair}/meetings?status=REQUESTED&waiting=${encodeURIComponent(start)}`}
      sx={{ color: 'warning.main', fontWeight: 500, fontSize: '0.75rem', ...sx }}
    >
      {t('waiting', { count })}
    </MuiLink>
  );
};
