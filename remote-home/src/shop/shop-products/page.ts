import type { RemotePage } from 'shared/remotes';
import { getShopHead } from './head';
import { loadShop, type ShopData } from './load';
import { ShopPage } from './ShopPage';

export const page: RemotePage<ShopData> = { load: loadShop, Page: ShopPage, head: getShopHead };
