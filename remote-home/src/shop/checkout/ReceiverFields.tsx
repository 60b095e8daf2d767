import { bindField, FieldGroup, type FormPart, formStyles } from 'shared/account-forms';
import { TextField } from 'shared/ui';
import type { ReceiverValues } from './checkout-values';
import { useT } from './i18n';

interface ReceiverFieldsProps {
  form: FormPart<ReceiverValues>;
  /** The address is not needed. */
  pickedUp?: boolean;
}

/** The receiver of an order, with the address of a delivery. */
export const ReceiverFields = ({ form, pickedUp = false }: ReceiverFieldsProps) => {
  const t = useT();
  const bindReceiver = (name: keyof ReceiverValues) => bindField(form, name, `receiver.${name}`);
  const bindAddress = (name: 'zip' | 'address1' | 'address2') => bindField(form, name, `receiver.address.${name}`);
  return (
    <FieldGroup title={t('receiver')}>
      <div className={formStyles.pair}>
        <TextField label={t('name')} {...bindReceiver('name')} autoComplete="name" maxLength={50} required />
        <TextField
          label={t('phone')}
          {...bindReceiver('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={20}
          required
        />
      </div>
      {!pickedUp && (
        <>
          <div className={formStyles.pair}>
            <TextField
              label={t('zip')}
              {...bindAddress('zip')}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              required
            />
            <TextField
              label={t('address1')}
              {...bindAddress('address1')}
              autoComplete="address-line1"
              maxLength={200}
              required
            />
          </div>
          <TextField label={t('address2')} {...bindAddress('address2')} autoComplete="address-line2" maxLength={200} />
        </>
      )}
      <TextField label={t('memo')} hint={t('memoHint')} {...bindReceiver('memo')} maxLength={200} />
    </FieldGroup>
  );
};
