import type { CallResult, contract } from 'shared/contract';

export type OrderResponse = CallResult<typeof contract.orders.get>;
export type MemberOrder = OrderResponse['order'];
export type MemberOrderLine = MemberOrder['lines'][number];
