import { Button, Stack } from '@mui/material';
import { CheckboxGroupInput, NumberInput, useRecordContext } from 'react-admin';
import { api, type CallOptions } from 'shared/client';
import { type ShopProduct, shopProductLabels, shopProductStatuses } from 'shared/contract';
import { Link } from 'shared/router';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { MoneyItem } from '../../components/fields/RecordItems';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { Section } from '../../components/layout/Section';
import { RecordImage } from '../../components/media/RecordImage';
import { buildListPath } from '../../data/list-path';
import { buildChoices } from '../../i18n/resource-labels';
import { shopProductI18n } from './i18n';

const s = source<ShopProduct>();

export const sendProductThumb = async (id: string, file: File, options?: CallOptions) =>
  (await api.console.shopProducts.setThumb({ params: { id }, file }, options)).shopProduct;

const ProductThumb = () => (
  <RecordImage
    source={s('thumb')}
    ratio={1}
    width={240}
    send={sendProductThumb}
    remove={async (id) => {
      await api.console.shopProducts.removeThumb({ params: { id } });
      return (await api.console.shopProducts.get({ params: { id } })).shopProduct;
    }}
  />
);

const ProductFigures = ({ product }: { product: ShopProduct }) => {
  const t = shopProductI18n.useT();
  const filter = { _product: product._id };
  return (
    <Section title={t('figures')}>
      <DescriptionList>
        <MoneyItem source={s('priceNow')} />
        <FieldItem source="sales">{product.sales}</FieldItem>
        <FieldItem source="rating.avg">{t('rating', product.rating)}</FieldItem>
        <FieldItem source="likes">{product.likes}</FieldItem>
      </DescriptionList>
      <Stack sx={{ alignItems: 'flex-start', mt: 1 }}>
        <Button component={Link} to={buildListPath('shop/reviews', filter)}>
          {t('toReviews')}
        </Button>
        <Button component={Link} to={buildListPath('shop/inquiries', filter)}>
          {t('toInquiries')}
        </Button>
        <Button component={Link} to={`/shop/products/${product._id}`}>
          {t('toSite')}
        </Button>
      </Stack>
    </Section>
  );
};

/** Publication, thumbnail and figures of a product. */
export const ShopProductAside = () => {
  const t = shopProductI18n.useT();
  const product = useRecordContext<ShopProduct & { id: string }>();
  return (
    <>
      <Section title={t('publishing')}>
        <ChoiceInput source={s('status')} values={shopProductStatuses} required helperText={false} />
        <CheckboxGroupInput
          source={s('labels')}
          choices={buildChoices('shop/products', 'labels', shopProductLabels)}
          helperText={false}
        />
        <NumberInput source={s('order')} min={0} step={1} helperText={false} />
      </Section>
      <ProductThumb />
      {product && <ProductFigures product={product} />}
    </>
  );
};
