import { Box } from '@mui/material';
import { Package } from 'lucide-react';
import { NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, type ShopProduct, shopProductLabels, shopProductStatuses } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { MoneyField } from '../../components/fields/MoneyField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { RecordCreate, RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { BulkStatusButtons } from '../../components/lists/BulkStatusButtons';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { CategoryField, CategoryInput } from '../categories/CategoryInput';
import { productLabels, shopProductI18n } from './i18n';
import { ShopProductAside } from './ShopProductAside';
import { ShopProductTabs } from './ShopProductTabs';
import { transformShopProduct } from './transform-shop-product';

const resource = 'shop/products';
type List = typeof contract.console.shopProducts.list;
const s = source<ShopProduct>();
const filter = filterName<List>();

const productStatusTones = { ON: 'success', SOLDOUT: 'warning', HIDDEN: 'default' } as const;

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <CategoryInput key="_category" source={filter('_category')} alwaysOn />,
  <SelectInput
    key="label"
    source={filter('label')}
    label="resources.shop/products.fields.labels"
    choices={buildChoices(resource, 'labels', shopProductLabels)}
  />,
  <NullableBooleanInput key="soldOut" source={filter('soldOut')} label="resources.shop/products.soldOut.label" />,
];

const ListTabs = () => {
  const t = shopProductI18n.useT();
  return <FilterTabs field={filter('status')} values={shopProductStatuses} label={t('statuses')} all={t('all')} />;
};

/** Stock of a product, in red if it or one of its options is sold out. */
const Stock = ({ product: { stock, options } }: { product: ShopProduct }) => {
  const t = shopProductI18n.useT();
  const isSoldOut = stock === 0 || options.some((option) => option.stock === 0);
  return (
    <Box component="span" sx={{ color: isSoldOut ? 'error.main' : 'inherit', fontVariantNumeric: 'tabular-nums' }}>
      {stock === null ? t('unlimited') : formatNumber(stock)}
    </Box>
  );
};

const ShopProductList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    sorts={['createdAt', 'price', 'stock', 'sales', 'likes']}
    hiddenColumns={['updatedAt', 'createdAt', 'likes', 'order']}
    tabs={<ListTabs />}
    bulkActions={<BulkStatusButtons field={s('status')} values={['ON', 'SOLDOUT', 'HIDDEN']} />}
    exportFields={{
      code: true,
      'name.ko': true,
      'name.en': true,
      'name.cn': true,
      status: true,
      price: true,
      priceNow: true,
      stock: true,
      sales: true,
      likes: true,
      'rating.avg': true,
      'rating.count': true,
    }}
    card={{
      title: () => <LocalisedField source={s('name')} />,
      text: () => <MoneyField source={s('priceNow')} />,
      aside: () => <StatusField source={s('status')} tones={productStatusTones} />,
    }}
  >
    <Column source={s('thumb')} field={ThumbnailField} disableSort />
    <Column source={s('name')} disableSort sx={{ minWidth: 140 }}>
      <RecordLink>
        <LocalisedField source={s('name')} />
      </RecordLink>
    </Column>
    <Column source={s('code')} />
    <Column source={s('_category')} field={CategoryField} disableSort />
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={productStatusTones} />
    </Column>
    <Column source={s('priceNow')} align="right" field={MoneyField} disableSort />
    <Column
      source={s('stock')}
      align="right"
      render={(product) => <Stock product={product as unknown as ShopProduct} />}
    />
    <Column source={s('sales')} align="right" />
    <Column source={s('rating.avg')} align="right" disableSort />
    <Column source={s('rating.count')} align="right" disableSort />
    <Column source={s('likes')} align="right" />
    <Column source={s('order')} align="right" />
    <Column source={s('createdAt')} field={DateTimeField} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const defaultValues: Partial<ShopProduct> = {
  status: 'DRAFT',
  options: [],
  info: [],
  labels: [],
  minQty: 1,
  maxQty: 99,
  stock: 0,
  shipping: { type: 'CONDITIONAL', fee: 3000, freeOver: 50_000 },
  taxFree: false,
  noCoupon: false,
  order: 0,
};

const ShopProductCreate = () => (
  <RecordCreate transform={transformShopProduct}>
    <RecordForm defaultValues={defaultValues} side={<ShopProductAside />}>
      <ShopProductTabs />
    </RecordForm>
  </RecordCreate>
);

const ShopProductEdit = () => (
  <RecordEdit transform={transformShopProduct}>
    <RecordForm removable side={<ShopProductAside />}>
      <ShopProductTabs />
    </RecordForm>
  </RecordEdit>
);

export const shopProducts = defineResource({
  name: 'shop/products',
  labels: productLabels,
  menu: { group: 'shop', Icon: Package },
  store: createCrudStore('shopProducts', api.console.shopProducts, contract.console.shopProducts),
  recordTitle: s('name.ko'),
  List: ShopProductList,
  Create: ShopProductCreate,
  Edit: ShopProductEdit,
});
