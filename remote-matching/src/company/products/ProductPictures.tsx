import { pictureUpload, UploadField } from 'shared/account-forms';
import { api } from 'shared/client';
import type { Product } from 'shared/contract';
import { productsI18n } from './i18n';
import styles from './products.module.css';

const maxImages = 10;

interface ProductPicturesProps {
  product: Product;
  /** Receives the product that the API returned, or null where it has to be read again. */
  onChanged: (product: Product | null) => void;
}

/** The main picture and the others by index; an index one past the last appends (C-6). */
export const ProductPictures = ({ product: { _id, thumb, images }, onChanged }: ProductPicturesProps) => {
  const t = productsI18n.useT();
  const params = { id: _id };
  return (
    <section id="pictures" className={styles.uploads} aria-labelledby="pictures-title">
      <h2 id="pictures-title">{t('pictures')}</h2>
      <UploadField
        {...pictureUpload}
        label={t('thumb')}
        hint={`${t('noThumbHint')} ${t('pictureHint')}`}
        file={thumb}
        onSend={async (file, onProgress) =>
          onChanged((await api.products.setThumb({ params, file }, { onProgress })).product)
        }
        onRemove={async () => {
          await api.products.removeThumb({ params });
          onChanged(null);
        }}
      />
      {[...images, null].slice(0, maxImages).map((image, index) => {
        const imageParams = { ...params, index: String(index) };
        return (
          <UploadField
            key={image?._id ?? 'new'}
            {...pictureUpload}
            label={t('image', { number: index + 1 })}
            hint={image ? undefined : t('pictureHint')}
            file={image}
            onSend={async (file, onProgress) =>
              onChanged((await api.products.setImage({ params: imageParams, file }, { onProgress })).product)
            }
            onRemove={async () => {
              await api.products.removeImage({ params: imageParams });
              onChanged(null);
            }}
          />
        );
      })}
    </section>
  );
};
