import { Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared/client';
import type { ConsoleMatching, Fair } from 'shared/contract';
import { DialogHeader } from '../../components/dialogs/DialogHeader';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { meetingI18n } from './i18n';
import { MeetingDetails } from './MeetingDetails';
import { type MeetingOutcome, MeetingOutcomeDialog } from './MeetingOutcomeDialog';
import { MemoDialog } from './MemoDialog';
import { MoveMeetingDialog } from './MoveMeetingDialog';
import { RoomDialog } from './RoomDialog';
import { type BoardState, usePartyNames } from './use-board';

interface Props {
  fair: Fair;
  board: BoardState;
  id: string;
  onClose: () => void;
}

const titleId = 'meeting-title';

type Action = MeetingOutcome | 'move' | 'room' | 'memo';

interface ActionsProps {
  meeting: ConsoleMatching;
  onAction: (action: Action) => void;
}

/** The actions that are possible for a meeting now. */
const MeetingActions = ({ meeting, onAction }: ActionsProps) => {
  const t = meetingI18n.useT();
  const { status, slot, mode } = meeting;
  const now = new Date().toISOString();
  const isOver = slot !== null && slot.end <= now;
  const isAgreed = status === 'ACCEPTED' && !isOver;
  const canSettle = isOver && ['ACCEPTED', 'COMPLETED', 'NO_SHOW'].includes(status);
  return (
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
      {status === 'REQUESTED' && (
        <Button color="error" onClick={() => onAction('EXPIRED')}>
          {t('expire')}
        </Button>
      )}
      {isAgreed && (
        <Button color="error" onClick={() => onAction('CANCELLED')}>
          {t('cancel')}
        </Button>
      )}
      <Button onClick={() => onAction('memo')}>{t('memo')}</Button>
      {isAgreed && mode === 'ONLINE' && <Button onClick={() => onAction('room')}>{t('room')}</Button>}
      {canSettle && status !== 'NO_SHOW' && <Button onClick={() => onAction('NO_SHOW')}>{t('noShow')}</Button>}
      {canSettle && status !== 'COMPLETED' && <Button onClick={() => onAction('COMPLETED')}>{t('complete')}</Button>}
      {(isAgreed || status === 'REQUESTED') && (
        <Button variant="contained" onClick={() => onAction('move')}>
          {t(status === 'REQUESTED' ? 'confirmSlot' : 'move')}
        </Button>
      )}
    </DialogActions>
  );
};

/** The details of one meeting with its actions, which include moving it without dragging. */
export const MeetingDialog = ({ fair, board, id, onClose }: Props) => {
  const t = meetingI18n.useT();
  const getPartyNames = usePartyNames();
  const [action, setAction] = useState<Action | null>(null);
  const query = useQuery({
    queryKey: ['matching', fair._id, id],
    queryFn: () => api.console.matchings.get({ params: { id: fair._id, matchingId: id } }),
    staleTime: 0,
  });
  const meeting = query.data?.matching;
  const closeAction = () => setAction(null);
  const firstStart = meeting?.slot?.start ?? meeting?.slots.find(({ struckAt }) => !struckAt)?.start ?? '';

  if (meeting && action) {
    if (action === 'memo') return <MemoDialog fair={fair._id} meeting={meeting} onClose={closeAction} />;
    if (action === 'room')
      return <RoomDialog fair={fair._id} meeting={meeting} onClose={closeAction} onDone={onClose} />;
    if (action !== 'move')
      return (
        <MeetingOutcomeDialog
          fair={fair._id}
          meeting={meeting}
          outcome={action}
          onClose={closeAction}
          onDone={onClose}
        />
      );
    return (
      <MoveMeetingDialog
        fair={fair}
        board={board}
        meeting={meeting}
        position={{ start: firstStart, table: meeting.table }}
        onClose={closeAction}
        onDone={onClose}
      />
    );
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogHeader id={titleId} title={meeting ? t('pair', getPartyNames(meeting)) : ''} onClose={onClose} />
      <DialogContent dividers>
        <QueryStatus query={query} height={220} />
        {meeting && <MeetingDetails fair={fair} meeting={meeting} />}
      </DialogContent>
      {meeting && <MeetingActions meeting={meeting} onAction={setAction} />}
    </Dialog>
  );
};
