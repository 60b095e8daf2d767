import { maxLength, required, TextInput } from 'react-admin';
import type { ShopProduct } from 'shared/contract';
import { FormTabs } from '../../parts/FormTabs';
import { Languages } from '../../parts/Languages';
import { LHtml } from '../../parts/LHtml';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { source } from '../../parts/source';
import { CategoryInput } from '../categories/CategoryInput';
import { DeliveryTab } from './DeliveryTab';
import { InfoTab } from './InfoTab';
import { shopProductI18n } from './i18n';
import { SellingTab } from './SellingTab';
import { ShopProductImages } from './ShopProductImages';

const s = source<ShopProduct>();

const Basic = () => {
  const t = shopProductI18n.useT();
  return (
    <>
      <Languages>
        <LText source={s('name')} max={120} required />
        <LText source={s('summary')} max={300} multiline />
        <LHtml source={s('content')} />
      </Languages>
      <Pair>
        <CategoryInput source={s('_category')} validate={required()} helperText={false} />
        <TextInput source={s('code')} validate={[required(), maxLength(40)]} helperText={t('codeHint')} />
      </Pair>
    </>
  );
};

const sellingKeys = ['price', 'salePrice', 'saleFrom', 'saleTo', 'stock', 'options', 'minQty', 'maxQty', 'pointRate'];

/** A product by parts. */
export const ShopProductTabs = () => {
  const t = shopProductI18n.useT();
  const tabs = [
    { name: 'basic', label: t('basic'), Fields: Basic, keys: ['name', 'summary', 'content', '_category', 'code'] },
    { name: 'selling', label: t('selling'), Fields: SellingTab, keys: sellingKeys },
    { name: 'delivery', label: t('delivery'), Fields: DeliveryTab, keys: ['shipping'] },
    { name: 'info', label: t('info'), Fields: InfoTab, keys: ['info'] },
    { name: 'pictures', label: t('pictures'), Fields: ShopProductImages, keys: ['images'] },
  ];
  return <FormTabs label={t('tabs')} tabs={tabs} />;
};
