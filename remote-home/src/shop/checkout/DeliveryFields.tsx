import { FieldGroup, type FormPart, formStyles } from 'shared/account-forms';
import { Checkbox, SelectField, TextField } from 'shared/ui';
import { getSeoulDate } from '../../layout/seoul-date';
import { type PickupValues, pickupTimes, type ReceiverValues } from './checkout-values';
import { useT } from './i18n';
import type { CheckoutData } from './load';
import { ReceiverFields } from './ReceiverFields';

/** A pickup is possible from tomorrow on, this many days ahead. */
const maxPickupDays = 30;

interface Pickup {
  values: PickupValues;
  set: (values: PickupValues) => void;
  /** Whether an item can only be picked up. */
  only: boolean;
  places: CheckoutData['places'];
}

const PickupFields = ({ values, set, places }: Pickup) => {
  const t = useT();
  return (
    <>
      <SelectField
        label={t('place')}
        name="pickup.place"
        value={values.place}
        onChange={({ target }) => set({ ...values, place: target.value })}
      >
        {places.map(({ title, location }) => (
          <option key={title} value={title}>
            {title} · {location}
          </option>
        ))}
      </SelectField>
      <div className={formStyles.pair}>
        <TextField
          label={t('date')}
          name="pickup.date"
          type="date"
          min={getSeoulDate(1)}
          max={getSeoulDate(maxPickupDays)}
          value={values.date}
          onChange={({ target }) => set({ ...values, date: target.value })}
          required
        />
        <SelectField
          label={t('time')}
          name="pickup.time"
          value={values.time}
          onChange={({ target }) => set({ ...values, time: target.value })}
        >
          {pickupTimes.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </SelectField>
      </div>
    </>
  );
};

interface DeliveryFieldsProps {
  form: FormPart<ReceiverValues>;
  pickup: Pickup;
}

/** Delivery or pickup, and the receiver. */
export const DeliveryFields = ({ form, pickup }: DeliveryFieldsProps) => {
  const t = useT();
  const { values, set, only, places } = pickup;
  const pickedUp = values.chosen || only;
  return (
    <>
      <FieldGroup title={t('how')} lead={only ? t('pickupOnly') : undefined}>
        {!only && places.length > 0 && (
          <div className={formStyles.choices}>
            {(['send', 'fetch'] as const).map((method) => (
              <Checkbox
                key={method}
                type="radio"
                name="way"
                label={t(method)}
                checked={pickedUp === (method === 'fetch')}
                onChange={() => set({ ...values, chosen: method === 'fetch' })}
              />
            ))}
          </div>
        )}
        {pickedUp && <PickupFields {...pickup} />}
      </FieldGroup>
      <ReceiverFields form={form} pickedUp={pickedUp} />
    </>
  );
};
