import { consoleAuthors } from './authors';
import { bids, consoleBids, myBids } from './bids';
import { auctionFiles, consoleWorks } from './console-works';
import { consolePaddles, paddles } from './paddles';
import { consolePrograms, programs } from './programs';
import { halls, works } from './works';

/** Routes by name: those of the site, and below `console` those of the administrators. */
export const auctionRoutes = {
  site: { bids, halls, myBids, paddles, programs, works },
  console: {
    auctionFiles,
    authors: consoleAuthors,
    bids: consoleBids,
    paddles: consolePaddles,
    programs: consolePrograms,
    works: consoleWorks,
  },
};

export * from './amounts';
export * from './authors';
export * from './bids';
export * from './console-works';
export * from './lots';
export * from './paddles';
export * from './programs';
export * from './setting';
export * from './works';
