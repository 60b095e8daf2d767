import type { Sector } from 'shared/account-forms';
import { toLocalised, toNullable } from 'shared/account-forms/company-values';
import type { Product } from 'shared/contract';

export const statuses = ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const satisfies Product['status'][];

/** Form values: text as it is typed, '' for an empty field. */
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

/** The request body for the form values; the API reports required fields that are empty. */
export const toProductBody = (values: ProductValues) => ({
  name: toLocalised(values.nameKo, values.nameEn, values.nameCn),
  category: values.category as Sector,
  certificate: (values.certificate || null) as Product['certificate'],
  origin: values.origin,
  ingredients: toNullable(values.ingredients),
  color: toNullable(values.color),
  size: toNullable(values.size),
  releasedAt: values.releasedAt || null,
  manufacturing: toNullable(values.manufacturing),
  awardSelectedAt: values.awardSelectedAt || null,
  salesSite: toNullable(values.salesSite),
  retailPrice: values.retailPrice.trim() === '' ? null : Number(values.retailPrice.replace(/[^\d.-]/g, '')),
  features: values.featuresKo.trim() ? toLocalised(values.featuresKo, values.featuresEn, values.featuresCn) : null,
  essentialInfo: values.essentialInfo.filter(({ key, value }) => key.trim() !== '' || value.trim() !== ''),
  status: values.status as Product['status'],
});

export const toProductValues = (product: Product): ProductValues => ({
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
