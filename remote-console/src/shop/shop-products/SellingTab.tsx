import { BooleanInput, minValue, NumberInput, required, TextInput } from 'react-admin';
import type { ShopOption, ShopProduct } from 'shared/contract';
import { source } from '../../components/forms/source';
import { ArrayItemsInput } from '../../components/inputs/ArrayItemsInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { SeoulEndInput } from '../../components/inputs/SeoulEndInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { shopProductI18n } from './i18n';

const s = source<ShopProduct>();
const o = source<ShopOption>();

const positive = [required(), minValue(1)];

const OptionInputs = () => {
  const t = shopProductI18n.useT();
  return (
    <ArrayItemsInput source={s('options')}>
      <LanguageTabs>
        <LocalisedTextInput source={o('name')} max={100} required />
      </LanguageTabs>
      <FormGrid columns={3}>
        <TextInput source={o('key')} validate={required()} helperText={t('optionHint')} />
        <NumberInput source={o('addPrice')} min={0} helperText={false} />
        <NumberInput source={o('stock')} min={0} helperText={t('unlimitedHint')} />
      </FormGrid>
    </ArrayItemsInput>
  );
};

/** Price, stock and options of a product. */
export const SellingTab = () => {
  const t = shopProductI18n.useT();
  const notAbove = (sale: number | null, { price }: Partial<ShopProduct>) =>
    sale !== null && typeof price === 'number' && sale > price ? t('notAbovePrice') : undefined;
  const afterFrom = (to: string | null, { saleFrom }: Partial<ShopProduct>) =>
    to && saleFrom && to <= saleFrom ? t('notBeforeFrom') : undefined;
  const notBelowMin = (max: number | null, { minQty }: Partial<ShopProduct>) =>
    max !== null && typeof minQty === 'number' && max < minQty ? t('notBelowMin') : undefined;
  return (
    <>
      <FormGrid>
        <NumberInput source={s('price')} min={0} validate={[required(), minValue(0)]} helperText={false} />
        <NumberInput source={s('salePrice')} min={0} validate={notAbove} helperText={t('saleHint')} />
        <SeoulDateTimeInput source={s('saleFrom')} helperText={false} />
        <SeoulEndInput source={s('saleTo')} validate={afterFrom} />
        <NumberInput source={s('stock')} min={0} step={1} helperText={t('unlimitedHint')} />
        <NumberInput source={s('pointRate')} min={0} max={100} helperText={t('pointHint')} />
        <NumberInput source={s('minQty')} min={1} step={1} validate={positive} helperText={false} />
        <NumberInput source={s('maxQty')} min={1} step={1} validate={[...positive, notBelowMin]} helperText={false} />
        <BooleanInput source={s('taxFree')} helperText={false} />
        <BooleanInput source={s('noCoupon')} helperText={false} />
      </FormGrid>
      <OptionInputs />
    </>
  );
};
