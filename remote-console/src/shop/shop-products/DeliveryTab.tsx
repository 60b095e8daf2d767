import { minValue, NumberInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type ShopProduct, shippingTypes } from 'shared/contract';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { shopProductI18n } from './i18n';

const s = source<ShopProduct>();

/** Shipping of a product, with the inputs that its type needs. */
export const DeliveryTab = () => {
  const t = shopProductI18n.useT();
  const type = useWatch<ShopProduct, 'shipping.type'>({ name: 'shipping.type' });
  return (
    <FormGrid columns={3}>
      <ChoiceInput source={s('shipping.type')} values={shippingTypes} required helperText={false} />
      {(type === 'FLAT' || type === 'CONDITIONAL') && (
        <NumberInput source={s('shipping.fee')} min={0} validate={[required(), minValue(0)]} helperText={false} />
      )}
      {type === 'CONDITIONAL' && <NumberInput source={s('shipping.freeOver')} min={0} helperText={t('freeOverHint')} />}
    </FormGrid>
  );
};
