import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toPlainText } from '../../layout/plain-text';
import { getLotPrice, getLotState } from '../lots/lot';
import { translate } from './i18n';
import { loadWork, type WorkData } from './load';
import { WorkPage } from './WorkPage';

/** The availability of a lot in the vocabulary of schema.org. */
const getAvailability = (state: ReturnType<typeof getLotState>) => {
  if (state === 'OPEN') return 'InStock';
  return state === 'SCHEDULED' ? 'PreOrder' : 'SoldOut';
};

const getWorkHead = ({ work }: WorkData, language: Language): Head => {
  const { author, title, program, lotNo, description, images, effectiveEndAt } = work;
  const t = translate(language);
  const summary = description
    ? toPlainText(description)
    : t('itemDescription', { author: author.name, title, program: program.title, no: lotNo });
  const pictures = images.filter(({ kind }) => kind === 'IMAGE').map(({ file }) => file.url);
  return {
    title: `${author.name}, ${title} (Lot ${lotNo})`,
    description: summary,
    ...(work.thumb && { image: work.thumb.url }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: title,
        description: summary,
        sku: `${program.code}-${lotNo}`,
        image: pictures,
        ...(work.medium && { material: work.medium }),
        brand: { '@type': 'Person', name: author.name },
        offers: {
          '@type': 'Offer',
          priceCurrency: 'KRW',
          price: getLotPrice(work).amount,
          availability: `https://schema.org/${getAvailability(getLotState(work))}`,
          priceValidUntil: effectiveEndAt,
          url: `/auction/works/${work._id}`,
        },
      },
    ],
  };
};

export const page: RemotePage<WorkData> = { load: loadWork, Page: WorkPage, head: getWorkHead };
