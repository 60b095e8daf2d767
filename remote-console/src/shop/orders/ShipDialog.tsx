import { maxLength, regex, required, TextInput, useEditContext } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { FormGrid } from '../../components/layout/FormGrid';
import { orderI18n } from './i18n';
import { OrderLinesInput } from './OrderLinesInput';
import { getShippableLines } from './order-actions';

/** Suggested couriers; any other can be typed. */
const couriers = ['CJ대한통운', '한진택배', '롯데택배', '우체국택배', '로젠택배'];

/** Marks lines as shipped with their tracking number, or corrects the number of shipped ones. */
export const ShipDialog = ({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) => {
  const t = orderI18n.useT();
  const run = useDialogCall(onClose, useEditContext().refetch);
  const lines = getShippableLines(order);
  const tracking = lines[0]?.tracking;
  return (
    <FormDialog
      title={t(tracking ? 'correctTracking' : 'ship')}
      lead={t('shipLead')}
      submit={t(tracking ? 'correctTracking' : 'ship')}
      defaults={{
        company: tracking?.company ?? couriers[0] ?? '',
        no: tracking?.no ?? '',
        lines: lines.map(({ _id }) => _id),
      }}
      onSubmit={(draft) => {
        const body = { ...draft, version: order.version };
        return run(api.console.orders.ship({ params: { id: order._id }, body }), t('shipped'));
      }}
      onClose={onClose}
    >
      <FormGrid>
        <TextInput
          source="company"
          label={t('courier')}
          validate={[required(), maxLength(40)]}
          helperText={false}
          slotProps={{ htmlInput: { list: 'couriers' } }}
        />
        <TextInput
          source="no"
          label={t('trackingNo')}
          helperText={t('trackingNoHint')}
          validate={[required(), regex(/^[\w-]{4,40}$/, t('trackingNoHint'))]}
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
