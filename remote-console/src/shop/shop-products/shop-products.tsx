import { Box } from '@mui/material';
import { Package } from 'lucide-react';
import { NullableBooleanInput, type RaRecord } from 'react-admin';
import { api } from 'shared/client';
import { contract, type ShopProduct, shopProductLabels, shopProductStatuses } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { MoneyField } from '../../components/fields/MoneyField';
import { StatusField } from '../../components/fields/StatusField';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { BulkStatusButtons } from '../../components/lists/BulkStatusButtons';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { LocalisedLinkColumn } from '../../components/lists/LocalisedLinkColumn';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { listStagedUploads } from '../../components/media/staged-files';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { CategoryField, CategoryInput } from '../categories/CategoryInput';
import { productLabels, shopProductI18n } from './i18n';
import { ShopProductAside, sendProductThumb } from './ShopProductAside';
import { listImageUploads } from './ShopProductImages';
import { ShopProductTabs } from './ShopProductTabs';
import { transformShopProduct } from './transform-shop-product';

type List = typeof contract.console.shopProducts.list;
const s = source<ShopProduct>();
const filter = filterName<List>();

const productStatusTones = { ON: 'success', SOLDOUT: 'warning', HIDDEN: 'default' } as const;

const filters = [
  <CategoryInput key="_category" source={filter('_category')} alwaysOn />,
  <ChoiceInput
    key="label"
    source={filter('label')}
    label="resources.shop/products.fields.labels"
    values={shopProductLabels}
    labelField="labels"
  />,
  <NullableBooleanInput key="soldOut" source={filter('soldOut')} label="resources.shop/products.soldOut.label" />,
];

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
    tabs={<FilterTabs field={filter('status')} values={shopProductStatuses} />}
    bulkActions={<BulkStatusButtons field={s('status')} values={['ON', 'SOLDOUT', 'HIDDEN']} />}
    exportFields={[
      'code',
      'name.ko',
      'name.en',
      'name.cn',
      'status',
      'price',
      'priceNow',
      'stock',
      'sales',
      'likes',
      'rating.avg',
      'rating.count',
    ]}
    card={{
      title: () => <LocalisedField source={s('name')} />,
      text: () => <MoneyField source={s('priceNow')} />,
      aside: () => <StatusField source={s('status')} tones={productStatusTones} />,
    }}
  >
    <Column source={s('thumb')} field={ThumbnailField} />
    <LocalisedLinkColumn source={s('name')} sx={{ minWidth: 140 }} />
    <Column source={s('code')} />
    <Column source={s('_category')} field={CategoryField} />
    <StatusColumn source={s('status')} tones={productStatusTones} />
    <Column source={s('priceNow')} align="right" field={MoneyField} />
    <Column
      source={s('stock')}
      align="right"
      render={(product) => <Stock product={product as unknown as ShopProduct} />}
    />
    <Column source={s('sales')} align="right" />
    <Column source={s('rating.avg')} align="right" />
    <Column source={s('rating.count')} align="right" />
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

const listUploads = (values: Partial<ShopProduct>, record: RaRecord) => [
  ...listStagedUploads([values.thumb], (file) => sendProductThumb(String(record.id), file)),
  ...listImageUploads(values, record),
];

const ShopProductCreate = () => (
  <CreateScreen
    Fields={ShopProductTabs}
    Aside={ShopProductAside}
    defaultValues={defaultValues}
    transform={transformShopProduct}
    listUploads={listUploads}
  />
);

const ShopProductEdit = () => (
  <EditScreen Fields={ShopProductTabs} Aside={ShopProductAside} transform={transformShopProduct} />
);

export const shopProducts = defineResource({
  name: 'shop/products',
  labels: productLabels,
  menu: { group: 'shop', order: 20, Icon: Package },
  store: createCrudStore('shopProducts', api.console.shopProducts, contract.console.shopProducts),
  recordTitle: s('name'),
  List: ShopProductList,
  Create: ShopProductCreate,
  Edit: ShopProductEdit,
});
