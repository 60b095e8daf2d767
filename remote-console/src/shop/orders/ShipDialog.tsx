import { CheckboxGroupInput, maxLength, regex, required, TextInput, useEditContext, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { FormDialog } from '../../parts/FormDialog';
import { Pair } from '../../parts/Pair';
import { useWord } from '../../parts/use-word';
import { orderI18n } from './i18n';
import { shippable } from './transitions';

interface Draft {
  company: string;
  no: string;
  lines: string[];
}

/** Couriers that parcels mostly go with here; any other can be typed. */
const couriers = ['CJ대한통운', '한진택배', '롯데택배', '우체국택배', '로젠택배'];

/** Sends lines of an order with their number, or corrects the number of those that are on their way. */
export const ShipDialog = ({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) => {
  const t = orderI18n.useT();
  const word = useWord();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const sendable = shippable(order);
  const sent = sendable[0]?.tracking;

  const ship = async (draft: Draft) => {
    const body = { ...draft, version: order.version };
    await api.console.orders.ship({ params: { id: order._id }, body });
    notify(t('shipped'), { type: 'info' });
    await refetch();
    onClose();
  };
  const choices = sendable.map(({ _id, snapshot, qty }) => ({ id: _id, name: `${word(snapshot.name)} × ${qty}` }));
  return (
    <FormDialog<Draft>
      title={t(sent ? 'shipAgain' : 'ship')}
      lead={t('shipLead')}
      submit={t(sent ? 'shipAgain' : 'ship')}
      defaults={{ company: sent?.company ?? couriers[0] ?? '', no: sent?.no ?? '', lines: choices.map(({ id }) => id) }}
      onSubmit={ship}
      onClose={onClose}
    >
      <Pair>
        <TextInput
          source="company"
          label={t('company')}
          validate={[required(), maxLength(40)]}
          helperText={false}
          slotProps={{ htmlInput: { list: 'couriers' } }}
        />
        <TextInput
          source="no"
          label={t('no')}
          helperText={t('noHint')}
          validate={[required(), regex(/^[\w-]{4,40}$/, t('noHint'))]}
        />
      </Pair>
      <datalist id="couriers">
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      {choices.length > 1 && (
        <CheckboxGroupInput
          source="lines"
          label={t('shipLines')}
          choices={choices}
          translateChoice={false}
          row={false}
          validate={required(t('noLines'))}
          helperText={false}
        />
      )}
    </FormDialog>
  );
};
