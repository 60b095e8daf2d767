import { Alert } from '@mui/material';
import { required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Fair, MeetingMode } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { localise } from '../../components/hooks/use-localised';
import { formatSlotDateTime } from './format-slot';
import { meetingI18n } from './i18n';
import { type BoardState, findBusyParties, findMeetingAt } from './use-board';

/** Choice of a table by the API: the free one with the lowest number. */
export const anyTable = 0;

interface Props {
  fair: Fair;
  board: BoardState;
  mode: MeetingMode;
  /** Ids of both parties; undefined while one is not chosen. */
  parties: (string | undefined)[];
  /** Id of the meeting that is moved, which does not conflict with itself. */
  movedId?: string;
}

/** Chooses a time and a table, and warns of conflicts before anything is sent. */
export const SlotFields = ({ fair, board, mode, parties, movedId }: Props) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const slot = useWatch({ name: 'slot' }) as string | null;
  const now = new Date().toISOString();
  const busy = slot ? findBusyParties(board, parties, slot, movedId) : [];
  const slots = board.slots
    .filter(({ start }) => start > now || start === slot)
    .map(({ start }) => ({
      id: start,
      name: [
        formatSlotDateTime(start, fair.timezone, language),
        findBusyParties(board, parties, start, movedId).length > 0 && t('busy'),
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  const tables = board.tables.map(({ table, name }) => {
    const occupant = slot ? findMeetingAt(board, slot, table) : null;
    const taken = occupant !== null && occupant._id !== movedId;
    return { id: table, name: taken ? `${name} · ${t('taken')}` : name, disabled: taken };
  });
  return (
    <>
      <SelectInput
        source="slot"
        label={t('slot')}
        choices={slots}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
      {mode === 'OFFLINE' && (
        <SelectInput
          source="table"
          label={t('table')}
          choices={[{ id: anyTable, name: t('auto') }, ...tables]}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
      )}
      {busy.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {t('conflict', { names: busy.map((name) => localise(name, language)).join(', ') })}
        </Alert>
      )}
    </>
  );
};
