import type { RemotePage } from 'shared/remotes';
import { productHead, shopHead } from './head';
import { loadProduct, loadShop, type ProductData, type ShopData } from './load';
import { ProductPage } from './ProductPage';
import { ShopPage } from './ShopPage';

export const shop: RemotePage<ShopData> = { load: loadShop, Page: ShopPage, head: shopHead };
export const product: RemotePage<ProductData> = { load: loadProduct, Page: ProductPage, head: productHead };
