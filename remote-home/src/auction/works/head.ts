import type { Language } from 'shared/i18n';
import type { Head } from 'shared/remotes';
import { plainOf } from '../../layout/plain';
import { priceOf, stateOf } from '../search/lot';
import { translate } from './i18n';
import type { WorkData } from './load';

/** Whether it can be had, in the words of schema.org. */
const availabilityOf = (state: ReturnType<typeof stateOf>) => {
  if (state === 'OPEN') return 'InStock';
  return state === 'SCHEDULED' ? 'PreOrder' : 'SoldOut';
};

export const workHead = ({ work }: WorkData, language: Language): Head => {
  const { author, title, program, lotNo, description, images, effectiveEndAt } = work;
  const t = translate(language);
  const words = description
    ? plainOf(description)
    : t('itemDescription', { author: author.name, title, program: program.title, no: lotNo });
  const pictures = images.filter(({ kind }) => kind === 'IMAGE').map(({ file }) => file.url);
  return {
    title: `${author.name}, ${title} (Lot ${lotNo})`,
    description: words,
    ...(work.thumb && { image: work.thumb.url }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: title,
        description: words,
        sku: `${program.code}-${lotNo}`,
        image: pictures,
        ...(work.medium && { material: work.medium }),
        brand: { '@type': 'Person', name: author.name },
        offers: {
          '@type': 'Offer',
          priceCurrency: 'KRW',
          price: priceOf(work).amount,
          availability: `https://schema.org/${availabilityOf(stateOf(work))}`,
          priceValidUntil: effectiveEndAt,
          url: `/auction/works/${work._id}`,
        },
      },
    ],
  };
};
