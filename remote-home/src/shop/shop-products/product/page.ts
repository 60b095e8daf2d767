import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toPlainText } from '../../../layout/plain-text';
import { translate } from '../i18n';
import { loadProduct, type ProductData } from './load';
import { ProductPage } from './ProductPage';

const schema = { '@context': 'https://schema.org' };

const getProductHead = ({ product, reviews }: ProductData, language: Language): Head => {
  const t = translate(language);
  const description = product.summary || toPlainText(product.content ?? '') || t('description');
  const pictures = [product.thumb, ...product.images].flatMap((file) => (file ? [file.url] : []));
  const { avg, count } = product.rating;
  return {
    title: product.name,
    description,
    ...(pictures[0] && { image: pictures[0] }),
    jsonLd: [
      {
        ...schema,
        '@type': 'Product',
        name: product.name,
        description,
        sku: product.code,
        image: pictures,
        offers: {
          '@type': 'Offer',
          url: `/shop/products/${product._id}`,
          price: product.priceNow,
          priceCurrency: 'KRW',
          availability: `https://schema.org/${product.soldOut ? 'OutOfStock' : 'InStock'}`,
          ...(product.saleTo && { priceValidUntil: product.saleTo.slice(0, 10) }),
        },
        ...(count > 0 && {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: avg, reviewCount: count },
          review: reviews.reviews.slice(0, 3).map(({ author, score, content, createdAt }) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: author },
            datePublished: createdAt,
            reviewBody: content,
            reviewRating: { '@type': 'Rating', ratingValue: score },
          })),
        }),
      },
      {
        ...schema,
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: t('title'), code: '' }, ...product.path].map(({ name, code }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: code ? `/shop?category=${code}` : '/shop',
        })),
      },
    ],
  };
};

export const page: RemotePage<ProductData> = { load: loadProduct, Page: ProductPage, head: getProductHead };
