import type { RemotePage } from 'shared/remotes';
import { getProductHead } from './head';
import { loadProduct, type ProductData } from './load';
import { ProductPage } from './ProductPage';

export const page: RemotePage<ProductData> = { load: loadProduct, Page: ProductPage, head: getProductHead };
