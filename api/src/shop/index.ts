/** What other domains may use of shop. */
export {
  findOrdersOfLots,
  hasUnpaidOrder,
  placeWonLotOrder as placeWonLot,
  type WonLot,
} from './orders/won-lot-orders';
