import { Box, ButtonBase } from '@mui/material';
import type { Ref } from 'react';
import { VisuallyHidden } from 'shared/ui';
import { meetingI18n } from './i18n';
import { meetingStatusBorders } from './status-tones';
import { type Meeting, usePartyNames } from './use-board';

interface Props {
  meeting: Meeting;
  /** Its time, for screen readers only. */
  when: string;
  faded?: boolean;
  onOpen?: (id: string) => void;
  ref?: Ref<HTMLElement>;
}

const singleLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A meeting on the board: both companies, with the status as the colour of the left border. */
export const MeetingCard = ({ meeting, when, faded = false, onOpen, ref, ...rest }: Props) => {
  const t = meetingI18n.useT();
  const partyNames = usePartyNames()(meeting);
  return (
    <ButtonBase
      component="button"
      ref={ref as Ref<HTMLButtonElement>}
      onClick={() => onOpen?.(meeting._id)}
      sx={{
        display: 'block',
        width: '100%',
        minHeight: 44,
        px: 1,
        py: 0.5,
        textAlign: 'left',
        borderRadius: 0.5,
        border: 1,
        borderColor: 'divider',
        borderLeft: 3,
        borderLeftColor: meetingStatusBorders[meeting.status] ?? 'divider',
        bgcolor: 'background.paper',
        opacity: faded ? 0.4 : 1,
        fontSize: '0.8125rem',
        lineHeight: 1.35,
        '&:hover': { bgcolor: 'action.hover' },
      }}
      {...rest}
    >
      <VisuallyHidden>{when} </VisuallyHidden>
      <Box component="span" sx={{ ...singleLine, display: 'block', fontWeight: 650 }}>
        {partyNames.seller}
      </Box>
      <VisuallyHidden> × </VisuallyHidden>
      <Box component="span" sx={{ ...singleLine, display: 'block', color: 'text.secondary' }}>
        {partyNames.buyer}
      </Box>
      <VisuallyHidden> · {t(meeting.status)}</VisuallyHidden>
    </ButtonBase>
  );
};
