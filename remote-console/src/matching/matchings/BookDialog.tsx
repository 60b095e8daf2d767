import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AutocompleteInput, required, SelectInput, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { type Fair, type MeetingMode, meetingModes } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { FormDialog } from '../../parts/FormDialog';
import { Pair } from '../../parts/Pair';
import type { Place } from './Board';
import { type BoardState, said } from './board';
import { meetingI18n } from './i18n';
import { anyTable, PlaceFields } from './PlaceFields';
import { ReasonFields } from './ReasonFields';

interface Draft {
  seller: string;
  buyer: string;
  mode: MeetingMode;
  slot: string;
  table: number;
  reason: string;
  notify: boolean;
}

type Named = Parameters<typeof said>[0];
const pageSize = 100;

const approved = async (id: string, role: 'SELLER' | 'BUYER', page = 1): Promise<{ id: string; name: Named }[]> => {
  const query = { role, status: 'APPROVED', sort: 'name', page, limit: pageSize } as const;
  const { participations, total } = await api.console.participations.list({ params: { id }, query });
  const these = participations.map(({ _user, company }) => ({ id: _user, name: company.name }));
  return page * pageSize < total ? [...these, ...(await approved(id, role, page + 1))] : these;
};

const PartyInput = ({ fair, side }: { fair: string; side: 'SELLER' | 'BUYER' }) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const { data = [], isPending } = useQuery({
    queryKey: ['participations', fair, 'approved', side],
    queryFn: () => approved(fair, side),
  });
  return (
    <AutocompleteInput
      source={side === 'SELLER' ? 'seller' : 'buyer'}
      label={t(side === 'SELLER' ? 'seller' : 'buyer')}
      choices={data.map(({ id, name }) => ({ id, name: said(name, language) }))}
      isPending={isPending}
      translateChoice={false}
      validate={required()}
      helperText={false}
    />
  );
};

const Fields = ({ fair, board }: Pick<Props, 'fair' | 'board'>) => {
  const t = meetingI18n.useT();
  const { seller, buyer, mode = 'OFFLINE' } = useWatch() as Partial<Draft>;
  const modes = meetingModes.filter((each) => fair.type === 'HYBRID' || fair.type === each);
  return (
    <>
      <Pair>
        <PartyInput fair={fair._id} side="SELLER" />
        <PartyInput fair={fair._id} side="BUYER" />
      </Pair>
      <SelectInput
        source="mode"
        label={t('mode')}
        choices={modes.map((id) => ({ id, name: t(id === 'ONLINE' ? 'online' : 'offline') }))}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
      <PlaceFields fair={fair} board={board} mode={mode} people={[seller, buyer]} />
      <ReasonFields />
    </>
  );
};

interface Props {
  fair: Fair;
  board: BoardState;
  /** The cell that was chosen. */
  place: Place | null;
  onClose: () => void;
}

/** A meeting that the organiser agrees for both. */
export const BookDialog = ({ fair, board, place, onClose }: Props) => {
  const t = meetingI18n.useT();
  const notify = useNotify();
  const queries = useQueryClient();

  const book = async ({ table, ...draft }: Draft) => {
    const places = draft.mode === 'OFFLINE' && table !== anyTable ? { table } : {};
    await api.console.matchings.book({ params: { id: fair._id }, body: { ...draft, ...places } });
    notify(t('booked'), { type: 'info' });
    for (const read of ['fair-board', 'matchings', 'participations'])
      void queries.invalidateQueries({ queryKey: [read, fair._id] });
    onClose();
  };

  const isOnline = fair.type === 'ONLINE' || (place !== null && place.table === null && fair.type === 'HYBRID');
  return (
    <FormDialog<Partial<Draft>>
      title={t('book')}
      lead={t('bookLead')}
      submit={t('book')}
      defaults={{
        mode: isOnline ? 'ONLINE' : 'OFFLINE',
        table: place?.table ?? anyTable,
        reason: '',
        notify: true,
        ...(place && { slot: place.start }),
      }}
      onSubmit={(draft) => book(draft as Draft)}
      onClose={onClose}
    >
      <Fields fair={fair} board={board} />
    </FormDialog>
  );
};
