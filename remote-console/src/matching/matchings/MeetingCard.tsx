import { Box, ButtonBase } from '@mui/material';
import type { Ref } from 'react';
import { VisuallyHidden } from 'shared/ui';
import { type Meeting, usePair } from './board';
import { meetingI18n } from './i18n';
import { edges } from './tones';

interface Props {
  meeting: Meeting;
  /** When it is, for whoever hears the board. */
  when: string;
  faded?: boolean;
  onOpen?: (id: string) => void;
  ref?: Ref<HTMLElement>;
}

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A meeting on the board: who meets whom, its state at its edge. */
export const MeetingCard = ({ meeting, when, faded = false, onOpen, ref, ...rest }: Props) => {
  const t = meetingI18n.useT();
  const pair = usePair()(meeting);
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
        borderLeftColor: edges[meeting.status] ?? 'divider',
        bgcolor: 'background.paper',
        opacity: faded ? 0.4 : 1,
        fontSize: '0.8125rem',
        lineHeight: 1.35,
        '&:hover': { bgcolor: 'action.hover' },
      }}
      {...rest}
    >
      <VisuallyHidden>{when} </VisuallyHidden>
      <Box component="span" sx={{ ...line, display: 'block', fontWeight: 650 }}>
        {pair.seller}
      </Box>
      <VisuallyHidden> × </VisuallyHidden>
      <Box component="span" sx={{ ...line, display: 'block', color: 'text.secondary' }}>
        {pair.buyer}
      </Box>
      <VisuallyHidden> · {t(meeting.status)}</VisuallyHidden>
    </ButtonBase>
  );
};
