import { Button, Stack } from '@mui/material';
import { CheckboxGroupInput, NumberInput, required, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import { type ShopProduct, shopLabels, shopStatuses } from 'shared/contract';
import { Link } from 'shared/router';
import { choices } from '../../i18n';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { OnePicture } from '../../parts/OnePicture';
import { source } from '../../parts/source';
import { Won } from '../../parts/WonField';
import { shopProductI18n } from './i18n';

const resource = 'shop/products';
const s = source<ShopProduct>();

const kept = ({ shopProduct }: { shopProduct: ShopProduct }) => ({
  picture: shopProduct.thumb,
  version: shopProduct.version,
});

const Thumb = () => (
  <OnePicture
    source={s('thumb')}
    ratio={1}
    width={240}
    send={async (id, file, options) => kept(await api.console.shopProducts.setThumb({ params: { id }, file }, options))}
    remove={async (id) => {
      await api.console.shopProducts.removeThumb({ params: { id } });
      return kept(await api.console.shopProducts.get({ params: { id } }));
    }}
  />
);

const Figures = ({ product }: { product: ShopProduct }) => {
  const t = shopProductI18n.useT();
  const translate = useTranslate();
  const name = (field: string) => translate(`resources.${resource}.fields.${field}`);
  const filter = `?filter=${encodeURIComponent(JSON.stringify({ _product: product._id }))}`;
  return (
    <Group title={t('numbers')}>
      <Facts>
        <Fact label={name('priceNow')}>
          <Won amount={product.priceNow} />
        </Fact>
        <Fact label={name('sales')}>{product.sales}</Fact>
        <Fact label={name('rating.avg')}>{t('rating', product.rating)}</Fact>
        <Fact label={name('likes')}>{product.likes}</Fact>
      </Facts>
      <Stack sx={{ alignItems: 'flex-start', mt: 1 }}>
        <Button component={Link} to={`/console/shop/reviews${filter}`}>
          {t('toReviews')}
        </Button>
        <Button component={Link} to={`/console/shop/inquiries${filter}`}>
          {t('toInquiries')}
        </Button>
        <Button component={Link} to={`/shop/products/${product._id}`}>
          {t('toSite')}
        </Button>
      </Stack>
    </Group>
  );
};

/** Whether it is sold, how it is shown, and how it does. */
export const ShopProductSide = () => {
  const t = shopProductI18n.useT();
  const product = useRecordContext<ShopProduct & { id: string }>();
  return (
    <>
      <Group title={t('publishing')}>
        <SelectInput
          source={s('status')}
          choices={choices(resource, 'status', shopStatuses)}
          validate={required()}
          helperText={false}
        />
        <CheckboxGroupInput source={s('labels')} choices={choices(resource, 'labels', shopLabels)} helperText={false} />
        <NumberInput source={s('order')} min={0} step={1} helperText={false} />
      </Group>
      <Thumb />
      {product && <Figures product={product} />}
    </>
  );
};
