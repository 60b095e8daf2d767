import { toLocalisedPaths, toProductPath } from 'shared/format';
import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toBreadcrumbList } from 'shared/structured-data';
import { toPlainText } from '../../../layout/plain-text';
import { getSharingPicture } from '../../../layout/sharing-picture';
import { translate } from '../i18n';
import { loadProduct, type ProductData } from './load';
import { ProductPage } from './ProductPage';
import { toProductJsonLd } from './product-json-ld';

const getProductHead = (data: ProductData, language: Language): Head => {
  const { product } = data;
  const t = translate(language);
  const description = product.summary || toPlainText(product.content ?? '') || t('description');
  const image = getSharingPicture('products', product._id, language);
  return {
    title: product.name,
    description,
    ...toLocalisedPaths(product, toProductPath),
    image,
    ...(typeof window === 'undefined' && {
      jsonLd: [
        toProductJsonLd(data, description, image),
        toBreadcrumbList([
          { name: t('title'), path: '/shop' },
          ...product.path.map(({ name, code }) => ({ name, path: `/shop?category=${code}` })),
          { name: product.name, path: '' },
        ]),
      ],
    }),
  };
};

export const page: RemotePage<ProductData> = { load: loadProduct, Page: ProductPage, head: getProductHead };
