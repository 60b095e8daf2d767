import { Box } from '@mui/material';
import { NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { type ShopProduct, shopLabels, shopStatuses } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { choices } from '../../i18n';
import { BulkStatus } from '../../parts/BulkStatus';
import { Column } from '../../parts/Column';
import { LField } from '../../parts/LField';
import { OpenLink } from '../../parts/OpenLink';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ThumbField } from '../../parts/ThumbField';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { WonField } from '../../parts/WonField';
import { CategoryField, CategoryInput } from '../categories/CategoryInput';
import { shopProductI18n } from './i18n';
import { ShopProductSide } from './ShopProductSide';
import { ShopProductTabs } from './ShopProductTabs';
import { written } from './written';

const resource = 'shop/products';
const s = source<ShopProduct>();

const tones = { ON: 'success', SOLDOUT: 'warning', HIDDEN: 'default' } as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <CategoryInput key="_category" source={s('_category')} alwaysOn />,
  <SelectInput
    key="label"
    source="label"
    label="resources.shop/products.fields.labels"
    choices={choices(resource, 'labels', shopLabels)}
  />,
  <NullableBooleanInput key="soldOut" source="soldOut" label="resources.shop/products.soldOut.label" />,
];

const Above = () => {
  const t = shopProductI18n.useT();
  return <ValueTabs field={s('status')} values={shopStatuses} label={t('statuses')} all={t('all')} />;
};

/** Nothing left stands out. */
const Stock = ({ of: { stock, options } }: { of: ShopProduct }) => {
  const t = shopProductI18n.useT();
  const gone = stock === 0 || options.some((option) => option.stock === 0);
  return (
    <Box component="span" sx={{ color: gone ? 'error.main' : 'inherit', fontVariantNumeric: 'tabular-nums' }}>
      {stock === null ? t('unlimited') : formatNumber(stock)}
    </Box>
  );
};

export const ShopProductList = () => (
  <RecordList<ShopProduct>
    filters={filters}
    sort={{ field: s('createdAt'), order: 'DESC' }}
    sorts={[s('createdAt'), s('price'), s('stock'), s('sales'), s('likes')]}
    hidden={[s('updatedAt'), s('createdAt'), s('likes'), s('order')]}
    above={<Above />}
    bulk={<BulkStatus field={s('status')} values={['ON', 'SOLDOUT', 'HIDDEN']} />}
    exported={{
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
      title: () => <LField source={s('name')} />,
      text: () => <WonField source={s('priceNow')} />,
      mark: () => <StatusField source={s('status')} tones={tones} />,
    }}
  >
    <Column source={s('thumb')} field={ThumbField} disableSort />
    <Column source={s('name')} disableSort sx={{ minWidth: 140 }}>
      <OpenLink>
        <LField source={s('name')} />
      </OpenLink>
    </Column>
    <Column source={s('code')} />
    <Column source={s('_category')} field={CategoryField} disableSort />
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={tones} />
    </Column>
    <Column source={s('priceNow')} align="right" field={WonField} disableSort />
    <Column source={s('stock')} align="right" render={(product) => <Stock of={product as unknown as ShopProduct} />} />
    <Column source={s('sales')} align="right" />
    <Column source={s('rating.avg')} align="right" disableSort />
    <Column source={s('rating.count')} align="right" disableSort />
    <Column source={s('likes')} align="right" />
    <Column source={s('order')} align="right" />
    <Column source={s('createdAt')} field={WhenField} />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const fresh: Partial<ShopProduct> = {
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

export const ShopProductCreate = () => (
  <RecordCreate transform={written}>
    <RecordForm defaultValues={fresh} side={<ShopProductSide />}>
      <ShopProductTabs />
    </RecordForm>
  </RecordCreate>
);

export const ShopProductEdit = () => (
  <RecordEdit transform={written}>
    <RecordForm removable side={<ShopProductSide />}>
      <ShopProductTabs />
    </RecordForm>
  </RecordEdit>
);
