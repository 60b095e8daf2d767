import { Alert } from '@mui/material';
import { required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Fair, MeetingMode } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { type BoardState, busyAt, meetingAt, said } from './board';
import { momentName } from './clock';
import { meetingI18n } from './i18n';

/** Takes the lowest table that is free. */
export const anyTable = 0;

interface Props {
  fair: Fair;
  board: BoardState;
  mode: MeetingMode;
  /** Both parties as far as they are chosen. */
  people: (string | undefined)[];
  /** The meeting that moves. */
  moved?: string;
}

/** A time and a table; what stands in the way is said before anything is sent. */
export const PlaceFields = ({ fair, board, mode, people, moved }: Props) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const slot = useWatch({ name: 'slot' }) as string | null;
  const now = new Date().toISOString();
  const busy = slot ? busyAt(board, people, slot, moved) : [];
  const slots = board.slots
    .filter(({ start }) => start > now || start === slot)
    .map(({ start }) => ({
      id: start,
      name: [momentName(start, fair.timezone, language), busyAt(board, people, start, moved).length > 0 && t('busy')]
        .filter(Boolean)
        .join(' · '),
    }));
  const tables = board.tables.map(({ table, name }) => {
    const there = slot ? meetingAt(board, slot, table) : null;
    const taken = there !== null && there._id !== moved;
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
          {t('conflict', { names: busy.map((name) => said(name, language)).join(', ') })}
        </Alert>
      )}
    </>
  );
};
