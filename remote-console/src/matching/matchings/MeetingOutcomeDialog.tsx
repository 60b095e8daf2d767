import { FormDialog } from '../../components/dialogs/FormDialog';
import { meetingI18n } from './i18n';
import { ReasonFields } from './ReasonFields';
import { type MovableMeeting, useInvalidateFair } from './use-board';
import { useUpdateMeeting } from './use-update-meeting';

export type MeetingOutcome = 'CANCELLED' | 'EXPIRED' | 'COMPLETED' | 'NO_SHOW';

const dialogTexts = {
  CANCELLED: { title: 'cancel', lead: 'cancelLead', doneMessage: 'cancelled', tone: 'error' },
  EXPIRED: { title: 'expire', lead: 'expireLead', doneMessage: 'expired', tone: 'error' },
  COMPLETED: { title: 'complete', lead: 'settleLead', doneMessage: 'settled', tone: 'primary' },
  NO_SHOW: { title: 'noShow', lead: 'settleLead', doneMessage: 'settled', tone: 'error' },
} as const;

interface Props {
  fair: string;
  meeting: MovableMeeting;
  outcome: MeetingOutcome;
  onClose: () => void;
  onDone: () => void;
}

/** Cancels a meeting, expires a request, or records whether a meeting took place; each with a reason. */
export const MeetingOutcomeDialog = ({ fair, meeting, outcome, onClose, onDone }: Props) => {
  const t = meetingI18n.useT();
  const update = useUpdateMeeting(fair, meeting);
  const invalidate = useInvalidateFair(fair);
  const { title, lead, doneMessage, tone } = dialogTexts[outcome];

  const setOutcome = async (draft: { reason: string; notify: boolean }) => {
    await update({ status: outcome, ...draft }, t(doneMessage));
    void invalidate('fair-board', 'matchings', 'matching');
    onDone();
  };

  return (
    <FormDialog
      title={t(title)}
      lead={t(lead)}
      submit={t(title)}
      tone={tone}
      defaults={{ reason: '', notify: true }}
      onSubmit={setOutcome}
      onClose={onClose}
    >
      <ReasonFields />
    </FormDialog>
  );
};
