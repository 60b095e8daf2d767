import { maxLength, required, TextInput, type TextInputProps, useEditContext } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleOrder } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { FormGrid } from '../../components/layout/FormGrid';
import { orderI18n } from './i18n';

type Receiver = NonNullable<ConsoleOrder['receiver']>;

interface Props {
  order: ConsoleOrder;
  /** Null where the winner of a lot has not named one. */
  receiver: Receiver | null;
  onClose: () => void;
}

const ReceiverInput = (props: TextInputProps & { source: string }) => (
  <TextInput label={`resources.shop/orders.fields.receiver.${props.source}`} helperText={false} {...props} />
);

const emptyReceiver: Receiver = { name: '', phone: '', address: { zip: '', address1: '' } };

/** Sets or changes the receiver and address of an order that is not shipped yet. */
export const ReceiverDialog = ({ order, receiver, onClose }: Props) => {
  const t = orderI18n.useT();
  const run = useDialogCall(onClose, useEditContext().refetch);
  const save = (draft: Receiver) => {
    const body = { receiver: { ...draft, phone: draft.phone.replaceAll(/[^\d+]/g, '') }, version: order.version };
    return run(api.console.orders.update({ params: { id: order._id }, body }), t('receiverSaved'));
  };
  return (
    <FormDialog<Receiver>
      title={t('changeReceiver')}
      submit={t('changeReceiver')}
      defaults={receiver ?? emptyReceiver}
      onSubmit={save}
      onClose={onClose}
      // The inputs have the paths of the receiver's fields.
      getInputName={({ field }) => field.replace(/^receiver\./, '')}
    >
      <FormGrid>
        <ReceiverInput source="name" validate={[required(), maxLength(50)]} />
        <ReceiverInput source="phone" type="tel" validate={required()} />
      </FormGrid>
      {!order.pickup && (
        <>
          <ReceiverInput source="address.zip" validate={[required(), maxLength(5)]} />
          <ReceiverInput source="address.address1" validate={[required(), maxLength(200)]} />
          <ReceiverInput source="address.address2" validate={maxLength(200)} />
        </>
      )}
      <ReceiverInput source="memo" validate={maxLength(200)} />
    </FormDialog>
  );
};
