import type { Product } from 'shared/contract';
import type { Trade } from 'shared/people';

export const statuses = ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const satisfies Product['status'][];

/** What the fields hold: text as it is typed, '' where nothing is said. */
export const emptyProduct = {
  nameKo: '',
  nameEn: '',
  nameCn: '',
  category: '',
  certificate: '',
  origin: '',
  ingredients: '',
  color: '',
  size: '',
  releasedAt: '',
  manufacturing: '',
  awardSelectedAt: '',
  salesSite: '',
  retailPrice: '',
  featuresKo: '',
  featuresEn: '',
  featuresCn: '',
  essentialInfo: [] as { key: string; value: string }[],
  status: 'DRAFT' as string,
};
export type ProductValues = typeof emptyProduct;

const orNull = (text: string) => text.trim() || null;
const inLanguages = (ko: string, en: string, cn: string) => ({ ko, en: orNull(en), cn: orNull(cn) });

/** The body that the fields say; the API tells what a field that must not be empty lacks. */
export const writtenOf = (values: ProductValues) => ({
  name: inLanguages(values.nameKo, values.nameEn, values.nameCn),
  category: values.category as Trade,
  certificate: (values.certificate || null) as Product['certificate'],
  origin: values.origin,
  ingredients: orNull(values.ingredients),
  color: orNull(values.color),
  size: orNull(values.size),
  releasedAt: values.releasedAt || null,
  manufacturing: orNull(values.manufacturing),
  awardSelectedAt: values.awardSelectedAt || null,
  salesSite: orNull(values.salesSite),
  retailPrice: values.retailPrice.trim() === '' ? null : Number(values.retailPrice.replace(/[^\d.-]/g, '')),
  features: values.featuresKo.trim() ? inLanguages(values.featuresKo, values.featuresEn, values.featuresCn) : null,
  essentialInfo: values.essentialInfo.filter(({ key, value }) => key.trim() !== '' || value.trim() !== ''),
  status: values.status as Product['status'],
});

export const valuesOf = (product: Product): ProductValues => ({
  nameKo: product.name.ko,
  nameEn: product.name.en ?? '',
  nameCn: product.name.cn ?? '',
  category: product.category,
  certificate: product.certificate ?? '',
  origin: product.origin,
  ingredients: product.ingredients ?? '',
  color: product.color ?? '',
  size: product.size ?? '',
  releasedAt: product.releasedAt ?? '',
  manufacturing: product.manufacturing ?? '',
  awardSelectedAt: product.awardSelectedAt ?? '',
  salesSite: product.salesSite ?? '',
  retailPrice: product.retailPrice?.toString() ?? '',
  featuresKo: product.features?.ko ?? '',
  featuresEn: product.features?.en ?? '',
  featuresCn: product.features?.cn ?? '',
  essentialInfo: product.essentialInfo,
  status: product.status,
});
