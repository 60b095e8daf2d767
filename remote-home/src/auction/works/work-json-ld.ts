import type { Product, WithContext } from 'schema-dts';
import { getLotPrice, getLotState } from '../lots/lot';
import type { WorkData } from './load';

const getAvailability = (state: ReturnType<typeof getLotState>) => {
  if (state === 'OPEN') return 'https://schema.org/InStock';
  return state === 'SCHEDULED' ? 'https://schema.org/PreOrder' : 'https://schema.org/SoldOut';
};

/** A lot as a product that is offered at its present price. */
export const toWorkJsonLd = ({ work }: WorkData, description: string, picture: string): WithContext<Product> => {
  const { author, title, program, lotNo, medium, images } = work;
  const pictures = images.filter(({ kind }) => kind === 'IMAGE').map(({ file }) => file.url);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    url: '',
    sku: `${program.code}-${lotNo}`,
    image: pictures.length > 0 ? pictures : [picture],
    ...(medium && { material: medium }),
    brand: { '@type': 'Brand', name: author.name },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'KRW',
      price: getLotPrice(work).amount,
      availability: getAvailability(getLotState(work)),
      priceValidUntil: work.effectiveEndAt,
      url: '',
    },
  };
};
