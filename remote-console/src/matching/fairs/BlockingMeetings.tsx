import { Alert, AlertTitle, Button } from '@mui/material';
import { use, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { Fair } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { StaleWriteContext } from '../../components/forms/stale-write';
import { useClearErrorsOnSubmit } from '../../components/forms/use-clear-errors-on-submit';
import { formatSlotDateTime } from '../matchings/format-slot';
import { MeetingDialog } from '../matchings/MeetingDialog';
import { useBoard, usePartyNames } from '../matchings/use-board';
import { fairI18n } from './i18n';

/** Meetings that are listed; of further ones only the number is shown. */
const maxListed = 10;

/** Ids of the blocking meetings in the body of a refused save. */
const getBlockingIds = (refusedBody: { code?: string } | null): string[] =>
  refusedBody?.code === 'holds_outside' ? ((refusedBody as { matchings?: string[] }).matchings ?? []) : [];

/** Lists the confirmed meetings outside the new times or tables after a refused save, to move or cancel them. */
export const BlockingMeetings = ({ fair }: { fair: Fair }) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const getPartyNames = usePartyNames();
  const { refusedBody } = use(StaleWriteContext);
  const { errors } = useFormState();
  const formRef = useClearErrorsOnSubmit();
  const [opened, setOpened] = useState<string | null>(null);
  const { data: board } = useBoard(fair._id);
  // The errors are cleared when the form is submitted again.
  const blockingIds = errors.root?.serverError ? getBlockingIds(refusedBody) : [];
  const meetings = board?.meetings.filter(({ _id }) => blockingIds.includes(_id)).slice(0, maxListed) ?? [];
  return (
    <div ref={formRef}>
      {blockingIds.length > 0 && (
        <Alert tabIndex={-1} severity="error" sx={{ mb: 2 }}>
          <AlertTitle>{t('blockingMeetings', { count: blockingIds.length })}</AlertTitle>
          {t('blockingLead')}
          <ul>
            {meetings.map((meeting) => (
              <li key={meeting._id}>
                <Button size="small" color="inherit" onClick={() => setOpened(meeting._id)}>
                  {t('pairAt', {
                    ...getPartyNames(meeting),
                    when: meeting.slot ? formatSlotDateTime(meeting.slot.start, fair.timezone, language) : '',
                  })}
                </Button>
              </li>
            ))}
          </ul>
          {blockingIds.length > maxListed && t('andMore', { count: blockingIds.length - maxListed })}
        </Alert>
      )}
      {opened && board && <MeetingDialog fair={fair} board={board} id={opened} onClose={() => setOpened(null)} />}
    </div>
  );
};
