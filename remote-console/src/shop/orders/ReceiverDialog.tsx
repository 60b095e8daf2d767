import { maxLength, required, TextInput, useEditContext, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { FormDialog } from '../../parts/FormDialog';
import { Pair } from '../../parts/Pair';
import { orderI18n } from './i18n';

type Receiver = NonNullable<ConsoleOrder['receiver']>;

interface Props {
  order: ConsoleOrder;
  receiver: Receiver;
  onClose: () => void;
}

const label = (field: string) => `resources.shop/orders.fields.receiver.${field}`;

/** Another receiver or address, as long as nothing is on its way. */
export const ReceiverDialog = ({ order, receiver, onClose }: Props) => {
  const t = orderI18n.useT();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const save = async (draft: Receiver) => {
    const body = { receiver: { ...draft, phone: draft.phone.replaceAll(/[^\d+]/g, '') }, version: order.version };
    await api.console.orders.update({ params: { id: order._id }, body });
    notify(t('receiverSaved'), { type: 'info' });
    await refetch();
    onClose();
  };
  return (
    <FormDialog<Receiver>
      title={t('changeReceiver')}
      submit={t('changeReceiver')}
      defaults={receiver}
      onSubmit={save}
      onClose={onClose}
      // The inputs are those of the receiver alone.
      inputOf={({ field }) => field.replace(/^receiver\./, '')}
    >
      <Pair>
        <TextInput source="name" label={label('name')} validate={[required(), maxLength(50)]} helperText={false} />
        <TextInput source="phone" type="tel" label={label('phone')} validate={required()} helperText={false} />
      </Pair>
      {receiver.address && (
        <>
          <TextInput
            source="address.zip"
            label={label('address.zip')}
            validate={[required(), maxLength(5)]}
            helperText={false}
          />
          <TextInput
            source="address.address1"
            label={label('address.address1')}
            validate={[required(), maxLength(200)]}
            helperText={false}
          />
          <TextInput
            source="address.address2"
            label={label('address.address2')}
            validate={maxLength(200)}
            helperText={false}
          />
        </>
      )}
      <TextInput source="memo" label={label('memo')} validate={maxLength(200)} helperText={false} />
    </FormDialog>
  );
};
