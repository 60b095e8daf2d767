import { faqs as consultation } from './faqs/consultation';
import { faqs as homepage } from './faqs/homepage';
import { faqs as matching } from './faqs/matching';
import { faqs as personalInformation } from './faqs/personal-information';
import type { FaqSeed } from './text';

const typed = (type: FaqSeed['type'], list: Pick<FaqSeed, 'question' | 'answer'>[]) =>
  list.map((entry, order): FaqSeed => ({ ...entry, type, order, published: true }));

export const faqs: FaqSeed[] = [
  ...typed('inquiry', consultation),
  ...typed('homepage', homepage),
  ...typed('personal-information', personalInformation),
  ...typed('other', matching),
];
