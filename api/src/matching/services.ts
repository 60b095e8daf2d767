import type { MembersServices } from '../members/index';
import type { MatchingNotifier } from './matchings/notifications';

export interface MatchingServices extends MembersServices {
  notifier: MatchingNotifier;
}
