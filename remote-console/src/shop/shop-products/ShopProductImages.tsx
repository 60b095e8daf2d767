import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { type ShopProduct, shopImageCount } from 'shared/contract';
import { accepted } from '../../parts/crop';
import { followed } from '../../parts/followed';
import { useT } from '../../parts/i18n';
import { PlacedFiles } from '../../parts/PlacedFiles';
import { shopProductI18n } from './i18n';

/** Further pictures by their place, stored and put in order at once; what is typed and not saved stays. */
export const ShopProductImages = () => {
  const t = shopProductI18n.useT();
  const parts = useT();
  const label = useTranslate()('resources.shop/products.fields.images');
  const id = useRecordContext<ShopProduct & { id: string }>()?.id;
  const { setValue, getValues } = useFormContext<ShopProduct>();
  const images = useWatch<ShopProduct, 'images'>({ name: 'images' }) ?? [];
  if (!id) return <Typography color="text.secondary">{parts('saveFirst')}</Typography>;

  const keep = ({ shopProduct }: { shopProduct: ShopProduct }) => {
    setValue('images', shopProduct.images);
    setValue('version', followed(getValues('version'), shopProduct.version));
  };
  const at = (index: number) => ({ params: { id, index: String(index) } });

  return (
    <PlacedFiles
      label={label}
      hint={t('imagesHint', { count: shopImageCount })}
      files={images.map((file) => ({ _id: file._id, file }))}
      accept={accepted}
      most={shopImageCount}
      send={async (index, file, options) =>
        keep(await api.console.shopProducts.setImage({ ...at(index), file }, options))
      }
      remove={async (_, index) => {
        await api.console.shopProducts.removeImage(at(index));
        keep(await api.console.shopProducts.get({ params: { id } }));
      }}
      reorder={async (ids) => {
        const body = { images: ids, version: getValues('version') };
        keep(await api.console.shopProducts.reorder({ params: { id }, body }));
      }}
    />
  );
};
