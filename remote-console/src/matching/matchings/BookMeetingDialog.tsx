import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, BooleanInput, required, SelectInput, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import type { LocalisedText } from 'shared/contract';
import { type Fair, type MeetingMode, meetingModes } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useLocalised } from '../../components/hooks/use-localised';
import { FormGrid } from '../../components/layout/FormGrid';
import { meetingI18n } from './i18n';
import { ReasonFields } from './ReasonFields';
import { anyTable, SlotFields } from './SlotFields';
import { type BoardPosition, type BoardState, useInvalidateFair } from './use-board';

interface Draft {
  seller: string;
  buyer: string;
  mode: MeetingMode;
  slot: string;
  table: number;
  /** The buyer’s modes do not matter. */
  ignoreMode: boolean;
  reason: string;
  notify: boolean;
}

const pageSize = 100;

/** All approved participants of one side, by name; reads page after page. */
const fetchApproved = async (
  id: string,
  role: 'SELLER' | 'BUYER',
  page = 1,
): Promise<{ id: string; name: LocalisedText; modes: MeetingMode[] }[]> => {
  const query = { role, status: 'APPROVED', sort: 'name', page, limit: pageSize } as const;
  const { participations, total } = await api.console.participations.list({ params: { id }, query });
  const rows = participations.map(({ _user, company, mode }) => ({ id: _user, name: company.name, modes: mode }));
  return page * pageSize < total ? [...rows, ...(await fetchApproved(id, role, page + 1))] : rows;
};

const useApproved = (fair: string, side: 'SELLER' | 'BUYER') =>
  useQuery({ queryKey: ['participations', fair, 'approved', side], queryFn: () => fetchApproved(fair, side) });

const PartyInput = ({ fair, side }: { fair: string; side: 'SELLER' | 'BUYER' }) => {
  const t = meetingI18n.useT();
  const localise = useLocalised();
  const { data = [], isPending } = useApproved(fair, side);
  return (
    <AutocompleteInput
      source={side === 'SELLER' ? 'seller' : 'buyer'}
      label={t(side === 'SELLER' ? 'seller' : 'buyer')}
      choices={data.map(({ id, name }) => ({ id, name: localise(name) }))}
      isPending={isPending}
      translateChoice={false}
      validate={required()}
      helperText={false}
    />
  );
};

/** A switch always has a value, so that `required` would take the one for "no" too. */
const validateConfirmed = (confirmed: boolean) => (confirmed ? undefined : 'ra.validation.required');

/** Warns of a mode that the buyer does not take part in, and asks to confirm it (M4). */
const ModeWarning = ({ fair }: { fair: string }) => {
  const t = meetingI18n.useT();
  const localise = useLocalised();
  const { buyer, mode } = useWatch() as Partial<Draft>;
  const found = useApproved(fair, 'BUYER').data?.find(({ id }) => id === buyer);
  if (!found || !mode || found.modes.includes(mode)) return null;
  return (
    <Alert tabIndex={-1} severity="warning" sx={{ my: 1 }}>
      {t(mode === 'ONLINE' ? 'onlyOffline' : 'onlyOnline', { name: localise(found.name) })}
      <BooleanInput source="ignoreMode" label={t('ignoreMode')} helperText={false} validate={validateConfirmed} />
    </Alert>
  );
};

const BookingFields = ({ fair, board }: Pick<Props, 'fair' | 'board'>) => {
  const t = meetingI18n.useT();
  const { seller, buyer, mode = 'OFFLINE' } = useWatch() as Partial<Draft>;
  const modes = meetingModes.filter((each) => fair.type === 'HYBRID' || fair.type === each);
  return (
    <>
      <FormGrid>
        <PartyInput fair={fair._id} side="SELLER" />
        <PartyInput fair={fair._id} side="BUYER" />
      </FormGrid>
      <SelectInput
        source="mode"
        label={t('mode')}
        choices={modes.map((id) => ({ id, name: t(id === 'ONLINE' ? 'online' : 'offline') }))}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
      <ModeWarning fair={fair._id} />
      <SlotFields fair={fair} board={board} mode={mode} parties={[seller, buyer]} />
      <ReasonFields />
    </>
  );
};

interface Props {
  fair: Fair;
  board: BoardState;
  /** The cell that was clicked, if any. */
  position: BoardPosition | null;
  onClose: () => void;
}

/** Books a meeting that the organiser has agreed with both parties. */
export const BookMeetingDialog = ({ fair, board, position, onClose }: Props) => {
  const t = meetingI18n.useT();
  const notify = useNotify();
  const invalidate = useInvalidateFair(fair._id);

  const book = async ({ table, ...draft }: Draft) => {
    const tableChoice = draft.mode === 'OFFLINE' && table !== anyTable ? { table } : {};
    await api.console.matchings.book({ params: { id: fair._id }, body: { ...draft, ...tableChoice } });
    notify(t('booked'), { type: 'info' });
    void invalidate('fair-board', 'matchings', 'participations');
    onClose();
  };

  const isOnline = fair.type === 'ONLINE' || (position !== null && position.table === null && fair.type === 'HYBRID');
  return (
    <FormDialog<Partial<Draft>>
      title={t('book')}
      lead={t('bookLead')}
      submit={t('book')}
      defaults={{
        mode: isOnline ? 'ONLINE' : 'OFFLINE',
        table: position?.table ?? anyTable,
        reason: '',
        notify: true,
        ...(position && { slot: position.start }),
      }}
      onSubmit={(draft) => book(draft as Draft)}
      onClose={onClose}
    >
      <BookingFields fair={fair} board={board} />
    </FormDialog>
  );
};
