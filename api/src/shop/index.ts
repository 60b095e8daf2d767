/** What other domains may use of shop. */
export { findHiddenCategories } from './categories/tree';
export {
  findOrdersOfLots,
  hasUnpaidOrder,
  placeWonLotOrder as placeWonLot,
  type WonLot,
} from './orders/won-lot-orders';
