import type { MembersServices } from '../members/index';
import type { OrderServices } from './orders/services';

export interface ShopServices extends MembersServices {
  orderServices: OrderServices;
}
