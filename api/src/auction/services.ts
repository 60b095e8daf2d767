import type { MembersServices } from '../members/index';
import type { AuctionNotifier } from './works/notifications';

export interface AuctionServices extends MembersServices {
  notifier: AuctionNotifier;
}
