import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { maxShopProductImages, type ShopProduct } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { acceptedImageTypes } from '../../components/media/crop-image';
import { OrderedFiles } from '../../components/media/OrderedFiles';
import { listStagedUploads } from '../../components/media/staged-files';
import { useStagedFiles } from '../../components/media/use-staged-files';
import { shopProductI18n } from './i18n';

export const listImageUploads = ({ images }: Partial<ShopProduct>, { id }: { id: unknown }) =>
  listStagedUploads(images ?? [], (file, index) =>
    api.console.shopProducts.setImage({ params: { id: String(id), index: String(index) }, file }),
  );

/** Further images of a product; images and their order are stored at once, those of a new product with the first save. */
export const ShopProductImages = () => {
  const t = shopProductI18n.useT();
  const label = useTranslate()('resources.shop/products.fields.images');
  const id = useRecordContext<ShopProduct & { id: string }>()?.id;
  const { getValues } = useFormContext<ShopProduct>();
  const syncForm = useSyncForm<ShopProduct>();
  const images = useWatch<ShopProduct, 'images'>({ name: 'images' }) ?? [];
  const staged = useStagedFiles('images');
  const sync = ({ shopProduct }: { shopProduct: ShopProduct }) => syncForm(shopProduct, 'images');

  return (
    <OrderedFiles
      label={label}
      hint={t('imagesHint', { count: maxShopProductImages })}
      files={images.map((file) => ({ _id: file._id, file }))}
      accept={acceptedImageTypes}
      maxFiles={maxShopProductImages}
      send={async (index, file, options) => {
        if (!id) return staged.send(index, file);
        sync(await api.console.shopProducts.setImage({ params: { id, index: String(index) }, file }, options));
      }}
      remove={async (image, index) => {
        if (!id) return staged.remove(image);
        await api.console.shopProducts.removeImage({ params: { id, index: String(index) } });
      }}
      reload={id ? async () => sync(await api.console.shopProducts.get({ params: { id } })) : undefined}
      trash="files"
      reorder={async (ids) => {
        if (!id) return staged.reorder(ids);
        const body = { images: ids, version: getValues('version') };
        sync(await api.console.shopProducts.reorder({ params: { id }, body }));
      }}
    />
  );
};
