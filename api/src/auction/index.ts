/** What other domains may use of auction. */
export { wonLots } from './works/payment';
