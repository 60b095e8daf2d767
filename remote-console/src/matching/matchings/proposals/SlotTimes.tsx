import { Box } from '@mui/material';
import type { CandidateSlot } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { formatSlotDateTime } from '../format-slot';
import { meetingI18n } from '../i18n';

interface Props {
  slots: readonly CandidateSlot[];
  timezone: string;
}

/** Times that can be chosen, one a line; those that are gone are struck. */
export const SlotTimes = ({ slots, timezone }: Props) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  return slots.map(({ start, struckAt }) => (
    <Box key={start}>
      <Box component={struckAt ? 's' : 'span'}>{formatSlotDateTime(start, timezone, language)}</Box>
      {struckAt && ` (${t('struck')})`}
    </Box>
  ));
};
