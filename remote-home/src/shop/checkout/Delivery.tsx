import { formStyles, type Part, PeopleGroup } from 'shared/people';
import { Checkbox, SelectField, TextField } from 'shared/ui';
import { useT } from './i18n';
import type { CheckoutData } from './load';
import { ReceiverFields } from './ReceiverFields';
import { dayIn, type PickupValues, pickupTimes, type ReceiverValues } from './values';

interface DeliveryProps {
  part: Part<ReceiverValues>;
  pickup: PickupValues;
  onPickup: (pickup: PickupValues) => void;
  places: CheckoutData['places'];
  /** Something can only be fetched. */
  fetchOnly: boolean;
}

const Fetching = ({ pickup, onPickup, places }: Pick<DeliveryProps, 'pickup' | 'onPickup' | 'places'>) => {
  const t = useT();
  return (
    <>
      <SelectField
        label={t('place')}
        name="pickup.place"
        value={pickup.place}
        onChange={({ target }) => onPickup({ ...pickup, place: target.value })}
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
          min={dayIn(1)}
          max={dayIn(30)}
          value={pickup.date}
          onChange={({ target }) => onPickup({ ...pickup, date: target.value })}
          required
        />
        <SelectField
          label={t('time')}
          name="pickup.time"
          value={pickup.time}
          onChange={({ target }) => onPickup({ ...pickup, time: target.value })}
        >
          {pickupTimes.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </SelectField>
      </div>
    </>
  );
};

/** How and by whom the goods are received. */
export const Delivery = ({ part, pickup, onPickup, places, fetchOnly }: DeliveryProps) => {
  const t = useT();
  const fetched = pickup.chosen || fetchOnly;
  return (
    <>
      <PeopleGroup title={t('how')} lead={fetchOnly ? t('pickupOnly') : undefined}>
        {!fetchOnly && places.length > 0 && (
          <div className={formStyles.choices}>
            {(['send', 'fetch'] as const).map((way) => (
              <Checkbox
                key={way}
                type="radio"
                name="way"
                label={t(way)}
                checked={fetched === (way === 'fetch')}
                onChange={() => onPickup({ ...pickup, chosen: way === 'fetch' })}
              />
            ))}
          </div>
        )}
        {fetched && <Fetching pickup={pickup} onPickup={onPickup} places={places} />}
      </PeopleGroup>
      <ReceiverFields part={part} fetched={fetched} />
    </>
  );
};
