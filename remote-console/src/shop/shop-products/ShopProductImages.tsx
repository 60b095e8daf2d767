import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { maxShopProductImages, type ShopProduct } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { useT } from '../../components/i18n';
import { acceptedImageTypes } from '../../components/media/crop-image';
import { OrderedFiles } from '../../components/media/OrderedFiles';
import { shopProductI18n } from './i18n';

/** Further images of a product; images and their order are stored at once. */
export const ShopProductImages = () => {
  const t = shopProductI18n.useT();
  const tComponents = useT();
  const label = useTranslate()('resources.shop/products.fields.images');
  const id = useRecordContext<ShopProduct & { id: string }>()?.id;
  const { getValues } = useFormContext<ShopProduct>();
  const syncForm = useSyncForm<ShopProduct>();
  const images = useWatch<ShopProduct, 'images'>({ name: 'images' }) ?? [];
  if (!id) return <Typography color="text.secondary">{tComponents('saveFirst')}</Typography>;

  const sync = ({ shopProduct }: { shopProduct: ShopProduct }) => syncForm(shopProduct, 'images');
  const toParams = (index: number) => ({ params: { id, index: String(index) } });

  return (
    <OrderedFiles
      label={label}
      hint={t('imagesHint', { count: maxShopProductImages })}
      files={images.map((file) => ({ _id: file._id, file }))}
      accept={acceptedImageTypes}
      maxFiles={maxShopProductImages}
      send={async (index, file, options) =>
        sync(await api.console.shopProducts.setImage({ ...toParams(index), file }, options))
      }
      remove={async (_, index) => {
        await api.console.shopProducts.removeImage(toParams(index));
      }}
      reload={async () => sync(await api.console.shopProducts.get({ params: { id } }))}
      trash="files"
      reorder={async (ids) => {
        const body = { images: ids, version: getValues('version') };
        sync(await api.console.shopProducts.reorder({ params: { id }, body }));
      }}
    />
  );
};
