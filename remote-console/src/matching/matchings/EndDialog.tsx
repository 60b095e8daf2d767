import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from 'shared/client';
import { FormDialog } from '../../parts/FormDialog';
import type { Movable } from './board';
import { meetingI18n } from './i18n';
import { ReasonFields } from './ReasonFields';

export type Ending = 'CANCELLED' | 'EXPIRED' | 'COMPLETED' | 'NO_SHOW';

const words = {
  CANCELLED: { title: 'cancel', lead: 'cancelLead', done: 'cancelled', tone: 'error' },
  EXPIRED: { title: 'expire', lead: 'expireLead', done: 'expired', tone: 'error' },
  COMPLETED: { title: 'complete', lead: 'settleLead', done: 'settled', tone: 'primary' },
  NO_SHOW: { title: 'noShow', lead: 'settleLead', done: 'settled', tone: 'error' },
} as const;

interface Props {
  fair: string;
  meeting: Movable;
  ending: Ending;
  onClose: () => void;
  onDone: () => void;
}

/** A meeting is called off, a request ended, or what became of a meeting settled; each with its reason. */
export const EndDialog = ({ fair, meeting, ending, onClose, onDone }: Props) => {
  const t = meetingI18n.useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const { title, lead, done, tone } = words[ending];

  const end = async (draft: { reason: string; notify: boolean }) => {
    const params = { id: fair, matchingId: meeting._id };
    await api.console.matchings.update({ params, body: { status: ending, ...draft, version: meeting.version } });
    notify(t(done), { type: 'info' });
    for (const read of ['fair-board', 'matchings', 'matching'])
      void queries.invalidateQueries({ queryKey: [read, fair] });
    onDone();
  };

  return (
    <FormDialog
      title={t(title)}
      lead={t(lead)}
      submit={t(title)}
      tone={tone}
      defaults={{ reason: '', notify: true }}
      onSubmit={end}
      onClose={onClose}
    >
      <ReasonFields />
    </FormDialog>
  );
};
