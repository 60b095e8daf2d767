import { maxLength, required, TextInput } from 'react-admin';
import type { ShopProduct } from 'shared/contract';
import { FormTabs } from '../../components/forms/FormTabs';
import { source } from '../../components/forms/source';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SlugInput } from '../../components/inputs/SlugInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { CategoryInput } from '../categories/CategoryInput';
import { DeliveryTab } from './DeliveryTab';
import { InfoTab } from './InfoTab';
import { shopProductI18n } from './i18n';
import { SellingTab } from './SellingTab';
import { ShopProductImages } from './ShopProductImages';

const s = source<ShopProduct>();

const BasicTab = () => {
  const t = shopProductI18n.useT();
  return (
    <>
      <LanguageTabs>
        <LocalisedTextInput source={s('name')} max={120} required />
        <LocalisedTextInput source={s('summary')} max={300} multiline />
        <LocalisedHtmlInput source={s('content')} />
        <SlugInput source={s('slugs')} />
      </LanguageTabs>
      <FormGrid>
        <CategoryInput source={s('_category')} validate={required()} helperText={false} />
        <TextInput source={s('code')} validate={[required(), maxLength(40)]} helperText={t('codeHint')} />
      </FormGrid>
    </>
  );
};

const sellingKeys = ['price', 'salePrice', 'saleFrom', 'saleTo', 'stock', 'options', 'minQty', 'maxQty', 'pointRate'];

/** Tabs of a product's form. */
export const ShopProductTabs = () => {
  const t = shopProductI18n.useT();
  const tabs = [
    { name: 'basic', label: t('basic'), Fields: BasicTab, keys: ['name', 'summary', 'content', '_category', 'code'] },
    { name: 'selling', label: t('selling'), Fields: SellingTab, keys: sellingKeys },
    { name: 'delivery', label: t('delivery'), Fields: DeliveryTab, keys: ['shipping'] },
    { name: 'info', label: t('info'), Fields: InfoTab, keys: ['info'] },
    { name: 'pictures', label: t('pictures'), Fields: ShopProductImages, keys: ['images'] },
  ];
  return <FormTabs label={t('tabs')} tabs={tabs} />;
};
