import { maxLength, regex, required, TextInput, useEditContext, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { FormGrid } from '../../components/layout/FormGrid';
import { orderI18n } from './i18n';
import { OrderLinesInput } from './OrderLinesInput';
import { getShippableLines } from './order-actions';

interface Draft {
  company: string;
  no: string;
  lines: string[];
}

/** Suggested couriers; any other can be typed. */
const couriers = ['CJ대한통운', '한진택배', '롯데택배', '우체국택배', '로젠택배'];

/** Marks lines as shipped with their tracking number, or corrects the number of shipped ones. */
export const ShipDialog = ({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) => {
  const t = orderI18n.useT();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const lines = getShippableLines(order);
  const tracking = lines[0]?.tracking;

  const ship = async (draft: Draft) => {
    const body = { ...draft, version: order.version };
    await api.console.orders.ship({ params: { id: order._id }, body });
    notify(t('shipped'), { type: 'info' });
    await refetch();
    onClose();
  };
  return (
    <FormDialog<Draft>
      title={t(tracking ? 'shipAgain' : 'ship')}
      lead={t('shipLead')}
      submit={t(tracking ? 'shipAgain' : 'ship')}
      defaults={{
        company: tracking?.company ?? couriers[0] ?? '',
        no: tracking?.no ?? '',
        lines: lines.map(({ _id }) => _id),
      }}
      onSubmit={ship}
      onClose={onClose}
    >
      <FormGrid>
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
      </FormGrid>
      <datalist id="couriers">
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      <OrderLinesInput lines={lines} label={t('shipLines')} />
    </FormDialog>
  );
};
