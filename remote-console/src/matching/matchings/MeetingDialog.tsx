import { Button, Dialog, DialogActions, DialogContent, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared/client';
import type { ConsoleMatching, Fair } from 'shared/contract';
import { DialogHead } from '../../parts/DialogHead';
import { LoadFailed } from '../../parts/LoadFailed';
import { type BoardState, usePair } from './board';
import { EndDialog, type Ending } from './EndDialog';
import { meetingI18n } from './i18n';
import { MeetingFacts } from './MeetingFacts';
import { MemoDialog } from './MemoDialog';
import { MoveDialog } from './MoveDialog';
import { RoomDialog } from './RoomDialog';

interface Props {
  fair: Fair;
  board: BoardState;
  id: string;
  onClose: () => void;
}

const titleId = 'meeting-title';

interface ActsProps {
  meeting: ConsoleMatching;
  onAct: (act: Ending | 'move' | 'room' | 'memo') => void;
}

/** What the organiser can do with it now. */
const Acts = ({ meeting, onAct }: ActsProps) => {
  const t = meetingI18n.useT();
  const { status, slot, mode } = meeting;
  const now = new Date().toISOString();
  const isOver = slot !== null && slot.end <= now;
  const isAgreed = status === 'ACCEPTED' && !isOver;
  const canSettle = isOver && ['ACCEPTED', 'COMPLETED', 'NO_SHOW'].includes(status);
  return (
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
      {status === 'REQUESTED' && (
        <Button color="error" onClick={() => onAct('EXPIRED')}>
          {t('expire')}
        </Button>
      )}
      {isAgreed && (
        <Button color="error" onClick={() => onAct('CANCELLED')}>
          {t('cancel')}
        </Button>
      )}
      <Button onClick={() => onAct('memo')}>{t('memo')}</Button>
      {isAgreed && mode === 'ONLINE' && <Button onClick={() => onAct('room')}>{t('room')}</Button>}
      {canSettle && status !== 'NO_SHOW' && <Button onClick={() => onAct('NO_SHOW')}>{t('noShow')}</Button>}
      {canSettle && status !== 'COMPLETED' && <Button onClick={() => onAct('COMPLETED')}>{t('complete')}</Button>}
      {(isAgreed || status === 'REQUESTED') && (
        <Button variant="contained" onClick={() => onAct('move')}>
          {t(status === 'REQUESTED' ? 'confirmSlot' : 'move')}
        </Button>
      )}
    </DialogActions>
  );
};

/** One meeting whole, and what can be done with it; also the way to move one without dragging. */
export const MeetingDialog = ({ fair, board, id, onClose }: Props) => {
  const t = meetingI18n.useT();
  const pairOf = usePair();
  const [act, setAct] = useState<Ending | 'move' | 'room' | 'memo' | null>(null);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['matching', fair._id, id],
    queryFn: () => api.console.matchings.get({ params: { id: fair._id, matchingId: id } }),
    staleTime: 0,
  });
  const meeting = data?.matching;
  const back = () => setAct(null);
  const first = meeting?.slot?.start ?? meeting?.slots.find(({ struckAt }) => !struckAt)?.start ?? '';

  if (meeting && act) {
    if (act === 'memo') return <MemoDialog fair={fair._id} meeting={meeting} onClose={back} />;
    if (act === 'room') return <RoomDialog fair={fair._id} meeting={meeting} onClose={back} onDone={onClose} />;
    if (act !== 'move')
      return <EndDialog fair={fair._id} meeting={meeting} ending={act} onClose={back} onDone={onClose} />;
    const place = { start: first, table: meeting.table };
    return <MoveDialog fair={fair} board={board} meeting={meeting} place={place} onClose={back} onDone={onClose} />;
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogHead id={titleId} title={meeting ? t('pair', pairOf(meeting)) : ''} onClose={onClose} />
      <DialogContent dividers>
        {isPending && <Skeleton variant="rounded" height={220} />}
        {error && !meeting && <LoadFailed error={error} retry={refetch} />}
        {meeting && <MeetingFacts fair={fair} meeting={meeting} />}
      </DialogContent>
      {meeting && <Acts meeting={meeting} onAct={setAct} />}
    </Dialog>
  );
};
