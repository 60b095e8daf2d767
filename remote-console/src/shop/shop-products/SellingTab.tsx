import { BooleanInput, minValue, NumberInput, required, TextInput } from 'react-admin';
import type { ShopOption, ShopProduct } from 'shared/contract';
import { Items } from '../../parts/Items';
import { Languages } from '../../parts/Languages';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { SeoulInput } from '../../parts/SeoulInput';
import { source } from '../../parts/source';
import { shopProductI18n } from './i18n';

const s = source<ShopProduct>();
const o = source<ShopOption>();

const whole = [required(), minValue(0)];
const counted = [required(), minValue(1)];

const Options = () => {
  const t = shopProductI18n.useT();
  return (
    <Items source={s('options')}>
      <Languages>
        <LText source={o('name')} max={100} required />
      </Languages>
      <Pair columns={3}>
        <TextInput source={o('key')} validate={required()} helperText={t('optionHint')} />
        <NumberInput source={o('addPrice')} min={0} helperText={false} />
        <NumberInput source={o('stock')} min={0} helperText={t('unlimitedHint')} />
      </Pair>
    </Items>
  );
};

/** What it costs, how many there are, and of which kinds. */
export const SellingTab = () => {
  const t = shopProductI18n.useT();
  const notAbove = (sale: number | null, { price }: Partial<ShopProduct>) =>
    sale !== null && typeof price === 'number' && sale > price ? t('notAbove') : undefined;
  const afterFrom = (to: string | null, { saleFrom }: Partial<ShopProduct>) =>
    to && saleFrom && to <= saleFrom ? t('notBeforeFrom') : undefined;
  const notBelowMin = (most: number | null, { minQty }: Partial<ShopProduct>) =>
    most !== null && typeof minQty === 'number' && most < minQty ? t('notBelowMin') : undefined;
  return (
    <>
      <Pair>
        <NumberInput source={s('price')} min={0} validate={whole} helperText={false} />
        <NumberInput source={s('salePrice')} min={0} validate={notAbove} helperText={t('saleHint')} />
        <SeoulInput source={s('saleFrom')} helperText={false} />
        <SeoulInput source={s('saleTo')} validate={afterFrom} helperText={false} />
        <NumberInput source={s('stock')} min={0} step={1} helperText={t('unlimitedHint')} />
        <NumberInput source={s('pointRate')} min={0} max={100} helperText={t('pointHint')} />
        <NumberInput source={s('minQty')} min={1} step={1} validate={counted} helperText={false} />
        <NumberInput source={s('maxQty')} min={1} step={1} validate={[...counted, notBelowMin]} helperText={false} />
        <BooleanInput source={s('taxFree')} helperText={false} />
        <BooleanInput source={s('noCoupon')} helperText={false} />
      </Pair>
      <Options />
    </>
  );
};
