import { authors } from './authors/authors';
import { bids } from './bids/bids';
import { programs } from './programs/programs';
import { works } from './works/works';

/** The auction resources of the console, in the order of the menu. */
export const auctionResources = [programs, works, authors, bids];
