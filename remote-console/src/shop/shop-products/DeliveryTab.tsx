import { minValue, NumberInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type ShopProduct, shippingTypes } from 'shared/contract';
import { source } from '../../components/forms/source';
import { FormGrid } from '../../components/layout/FormGrid';
import { buildChoices } from '../../i18n/resource-labels';

const s = source<ShopProduct>();

/** Shipping of a product, with the inputs that its type needs. */
export const DeliveryTab = () => {
  const type = useWatch<ShopProduct, 'shipping.type'>({ name: 'shipping.type' });
  return (
    <FormGrid columns={3}>
      <SelectInput
        source={s('shipping.type')}
        choices={buildChoices('shop/products', 'shipping.type', shippingTypes)}
        validate={required()}
        helperText={false}
      />
      {(type === 'FLAT' || type === 'CONDITIONAL') && (
        <NumberInput source={s('shipping.fee')} min={0} validate={[required(), minValue(0)]} helperText={false} />
      )}
      {type === 'CONDITIONAL' && (
        <NumberInput source={s('shipping.freeOver')} min={0} validate={required()} helperText={false} />
      )}
    </FormGrid>
  );
};
