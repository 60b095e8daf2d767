/** What other domains may use of shop. */
export { findOrdersOfLots, hasUnpaidOrder, placeWonLotOrder as placeWonLot } from './orders/won-lot-orders';
