import { maxLength, required, TextInput, useEditContext, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { FormGrid } from '../../components/layout/FormGrid';
import { orderI18n } from './i18n';

type Receiver = NonNullable<ConsoleOrder['receiver']>;

interface Props {
  order: ConsoleOrder;
  receiver: Receiver;
  onClose: () => void;
}

const getLabel = (field: string) => `resources.shop/orders.fields.receiver.${field}`;

/** Changes the receiver and address of an order that is not shipped yet. */
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
      // The inputs have the paths of the receiver's fields.
      getInputName={({ field }) => field.replace(/^receiver\./, '')}
    >
      <FormGrid>
        <TextInput source="name" label={getLabel('name')} validate={[required(), maxLength(50)]} helperText={false} />
        <TextInput source="phone" type="tel" label={getLabel('phone')} validate={required()} helperText={false} />
      </FormGrid>
      {receiver.address && (
        <>
          <TextInput
            source="address.zip"
            label={getLabel('address.zip')}
            validate={[required(), maxLength(5)]}
            helperText={false}
          />
          <TextInput
            source="address.address1"
            label={getLabel('address.address1')}
            validate={[required(), maxLength(200)]}
            helperText={false}
          />
          <TextInput
            source="address.address2"
            label={getLabel('address.address2')}
            validate={maxLength(200)}
            helperText={false}
          />
        </>
      )}
      <TextInput source="memo" label={getLabel('memo')} validate={maxLength(200)} helperText={false} />
    </FormDialog>
  );
};
