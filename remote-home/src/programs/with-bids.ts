/** What the routes open, as one file. */
export { bidsPage } from '../bids/page';
export { hallPage, programPage, programsPage } from './pages';
