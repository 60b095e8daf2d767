import type { Answer, contract } from 'shared/contract';

export type OwnOrder = Answer<typeof contract.orders.get>['order'];
export type OwnLine = OwnOrder['lines'][number];
