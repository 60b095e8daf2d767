import type { Messenger } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import type { PaymentProviders } from '../payments/providers';

/** What the auction does with a lot (`work` is its id) once its order is paid, was not paid by its due time, or is refunded. */
export interface WonLots {
  onPaid: (tx: Database, work: string) => Promise<unknown>;
  onUnpaid: (tx: Database, work: string) => Promise<unknown>;
  onRefunded: (tx: Database, work: string) => Promise<unknown>;
}

/** Services that the use cases of orders need. */
export interface OrderServices {
  messenger: Messenger;
  providers: PaymentProviders;
  wonLots: WonLots;
}
