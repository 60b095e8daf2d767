import { api } from 'shared/client';
import type { Product } from 'shared/contract';
import { PeopleUpload } from 'shared/people';
import { productsI18n } from './i18n';
import styles from './products.module.css';

const most = 10;
const picture = { accept: '.jpg,.jpeg,.png,.webp,.gif', limitMb: 10, picture: true } as const;

interface PicturesProps {
  product: Product;
  /** With what the API answered, or null where it is to be read anew. */
  onChanged: (product: Product | null) => void;
}

/** The main picture and the further ones by their place; one past the last appends (C-6). */
export const Pictures = ({ product: { _id, thumb, images }, onChanged }: PicturesProps) => {
  const t = productsI18n.useT();
  const params = { id: _id };
  return (
    <section id="pictures" className={styles.uploads} aria-labelledby="pictures-title">
      <h2 id="pictures-title">{t('pictures')}</h2>
      <PeopleUpload
        {...picture}
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
      {[...images, null].slice(0, most).map((image, index) => {
        const at = { ...params, index: String(index) };
        return (
          <PeopleUpload
            key={image?._id ?? 'new'}
            {...picture}
            label={t('image', { place: index + 1 })}
            hint={image ? undefined : t('pictureHint')}
            file={image}
            onSend={async (file, onProgress) =>
              onChanged((await api.products.setImage({ params: at, file }, { onProgress })).product)
            }
            onRemove={async () => {
              await api.products.removeImage({ params: at });
              onChanged(null);
            }}
          />
        );
      })}
    </section>
  );
};
