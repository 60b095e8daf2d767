import { minValue, NumberInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type ShopProduct, shippingTypes } from 'shared/contract';
import { choices } from '../../i18n';
import { Pair } from '../../parts/Pair';
import { source } from '../../parts/source';

const s = source<ShopProduct>();

/** How it is delivered; only what the way asks for is asked. */
export const DeliveryTab = () => {
  const type = useWatch<ShopProduct, 'shipping.type'>({ name: 'shipping.type' });
  return (
    <Pair columns={3}>
      <SelectInput
        source={s('shipping.type')}
        choices={choices('shop/products', 'shipping.type', shippingTypes)}
        validate={required()}
        helperText={false}
      />
      {(type === 'FLAT' || type === 'CONDITIONAL') && (
        <NumberInput source={s('shipping.fee')} min={0} validate={[required(), minValue(0)]} helperText={false} />
      )}
      {type === 'CONDITIONAL' && (
        <NumberInput source={s('shipping.freeOver')} min={0} validate={required()} helperText={false} />
      )}
    </Pair>
  );
};
