import type { Product, WithContext } from 'schema-dts';
import type { ProductData } from './load';

/** Reviews that search engines get; the page shows more. */
const maxReviews = 3;

/** A product with its offer and, where there are reviews, its rating. */
export const toProductJsonLd = (
  { product, reviews }: ProductData,
  description: string,
  picture: string,
): WithContext<Product> => {
  const pictures = [product.thumb, ...product.images].flatMap((file) => (file ? [file.url] : []));
  const { avg, count } = product.rating;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description,
    url: '',
    sku: product.code,
    image: pictures.length > 0 ? pictures : [picture],
    offers: {
      '@type': 'Offer',
      url: '',
      price: product.priceNow,
      priceCurrency: 'KRW',
      availability: product.soldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
      ...(product.saleTo && { priceValidUntil: product.saleTo.slice(0, 10) }),
    },
    ...(count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: avg, reviewCount: count },
      review: reviews.reviews.slice(0, maxReviews).map(({ author, score, content, createdAt }) => ({
        '@type': 'Review' as const,
        author: { '@type': 'Person' as const, name: author },
        datePublished: createdAt,
        reviewBody: content,
        reviewRating: { '@type': 'Rating' as const, ratingValue: score },
      })),
    }),
  };
};
